import { cacheHeaders } from './cache-names.ts'

const largest = 2_000_000
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

const decode = (text: string): string => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** The h1 of a page, otherwise its title. */
export function headingOf(html: string): string {
  const found = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  return decode(found.replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The URL of the first picture in the main content, preferably a catalogue picture. */
export function pictureOf(html: string): string {
  const main = html.slice(Math.max(html.indexOf('<main'), 0))
  const [first, ...others] = [...main.matchAll(/<img\b[^>]*\bsrc="(\/media\/[^"]+)"/g)].map(([, address]) => address)
  return decode([first, ...others].find((address) => address?.startsWith('/media/catalog/')) ?? first ?? '')
}

/** The build files that a page references. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg|webp|png)/g))]
}

/**
 * Inlines a page's state into its HTML, so that a cached page does not depend on a second response. Throws TypeError when the
 * state cannot be fetched.
 */
export async function withState(html: string): Promise<string> {
  const address = decode(/<script\b[^>]* data-state="([^"]+)"/.exec(html)?.[1] ?? '')
  if (address === '') return html
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} responded with ${response.status}`)
  const state = `<script id="page-state" type="application/json">${await response.text()}</script>`
  const start = html.lastIndexOf('<script', html.indexOf(' data-entry='))
  return html.slice(0, start) + state + html.slice(start)
}

/** The HTML without the visitor-specific end, because third-party scripts may run only while consent is given. */
export function withoutOwnTail(html: string): string {
  const mark = ' id="end"></script>'
  const end = html.lastIndexOf(mark)
  return end < 0 ? html : `${html.slice(0, end + mark.length)}</body></html>`
}

/** A copy of a page for the cache, with heading, picture and time as headers; null when it must not be cached. */
export async function cacheableCopy(response: Response): Promise<Response | null> {
  const kind = response.headers.get('content-type') ?? ''
  const rules = response.headers.get('cache-control') ?? ''
  if (response.status !== 200 || !kind.startsWith('text/html') || /no-store|private/.test(rules)) return null
  const html = await withState(withoutOwnTail(await response.text()))
  if (html.length > largest) return null
  const headers = decompressedHeaders(response)
  headers.set(cacheHeaders.title, encodeURIComponent(headingOf(html)))
  headers.set(cacheHeaders.picture, pictureOf(html))
  headers.set(cacheHeaders.at, String(Date.now()))
  return new Response(html, { status: 200, headers })
}

/** The headers for a decompressed body, without those that describe its compression. */
export function decompressedHeaders(response: Response): Headers {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
  return headers
}
