import { keptHeaders } from './cache-names.ts'

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

/** The heading of a page's markup, else its title. */
export function headingOf(html: string): string {
  const found = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  return decode(found.replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The first picture of a page's main part, rather of the catalogue than of a banner. */
export function pictureOf(html: string): string {
  const main = html.slice(Math.max(html.indexOf('<main'), 0))
  const [first, ...others] = [...main.matchAll(/<img\b[^>]*\bsrc="(\/media\/[^"]+)"/g)].map(([, address]) => address)
  return decode([first, ...others].find((address) => address?.startsWith('/media/catalog/')) ?? first ?? '')
}

/** The build's files that a page's markup names. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg|webp|png)/g))]
}

/**
 * The markup of a page with its state in it: a kept page must not need a second answer that may be gone. Throws TypeError when the
 * state cannot be had.
 */
export async function withState(html: string): Promise<string> {
  const address = decode(/<script\b[^>]* data-state="([^"]+)"/.exec(html)?.[1] ?? '')
  if (address === '') return html
  const answer = await fetch(address)
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`)
  const state = `<script id="page-state" type="application/json">${await answer.text()}</script>`
  const start = html.lastIndexOf('<script', html.indexOf(' data-entry='))
  return html.slice(0, start) + state + html.slice(start)
}

/** The markup without the visitor-specific end: third-party scripts may run only while the consent holds. */
export function withoutOwnTail(html: string): string {
  const mark = ' id="end"></script>'
  const end = html.lastIndexOf(mark)
  return end < 0 ? html : `${html.slice(0, end + mark.length)}</body></html>`
}

/** A copy of a page fit for keeping, with its heading, picture and time in its headers; null when it is not to be kept. */
export async function fitForKeeping(response: Response): Promise<Response | null> {
  const kind = response.headers.get('content-type') ?? ''
  const rules = response.headers.get('cache-control') ?? ''
  if (response.status !== 200 || !kind.startsWith('text/html') || /no-store|private/.test(rules)) return null
  const html = await withState(withoutOwnTail(await response.text()))
  if (html.length > largest) return null
  const headers = unpackedHeaders(response)
  headers.set(keptHeaders.title, encodeURIComponent(headingOf(html)))
  headers.set(keptHeaders.picture, pictureOf(html))
  headers.set(keptHeaders.at, String(Date.now()))
  return new Response(html, { status: 200, headers })
}

/** The headers of an answer whose body is unpacked by now: what was said about its packing is no longer true. */
export function unpackedHeaders(response: Response): Headers {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
  return headers
}
