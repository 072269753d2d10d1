import { postGraphql } from '../post-graphql.ts'
import type { Merchant, OwnStore } from './merchant.ts'
import { pdfText } from './pdf-text.ts'

const pages = [
  '/',
  '/search?q=a',
  '/cart',
  '/checkout',
  '/sign-in',
  '/create-account',
  '/forgot-password',
  '/contact',
  '/gift-card',
  '/offline',
  '/withdrawal',
  '/maintenance',
  '/no-such-page',
]
const files = ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/manifest.webmanifest', '/sw.js']

/**
 * All that a visitor of a store view gets, by address: its pages, those of the sitemap, the documents of its order, and every script and
 * style sheet that browsers may load from there.
 */
export async function seenTexts(merchant: Merchant, store: OwnStore): Promise<ReadonlyMap<string, string>> {
  const seen = new Map<string, string>()
  const read = async (way: string): Promise<string> => {
    const answer = await merchant.page(store, way)
    const text = way.endsWith('.pdf') ? pdfText(Buffer.from(await answer.arrayBuffer())) : await answer.text()
    seen.set(way, text)
    return text
  }
  for (const way of [...pages, ...files]) await read(way)
  const listed = [...(seen.get('/sitemap-1.xml') ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url),
  )
  for (const { pathname } of listed.filter(({ host }) => host === store.host)) await read(pathname)
  for (const way of await documentsOf(merchant, store)) await read(way)
  // Scripts name those that they load by their path, or by their name alone.
  const wanted = new Set([...seen.values()].flatMap(assetsIn))
  for (const way of wanted) for (const next of assetsIn(await read(way))) wanted.add(next)
  return seen
}

const assetsIn = (text: string): string[] => [
  ...[...text.matchAll(/\/?(assets\/[\w.-]+\.(?:js|css))/g)].map(([, way = '']) => `/${way}`),
  ...[...text.matchAll(/["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g)].map(([, name = '']) => `/assets/${name}`),
  ...[...text.matchAll(/\/brand\/\w+\.(?:css|svg)(?=\?)/g)].map(([way]) => way),
]

/** The addresses of the invoices and credit notes of the store view's order. */
async function documentsOf({ orders, own }: Merchant, { code }: OwnStore): Promise<string[]> {
  const { guestOrderByToken } = await postGraphql<{ guestOrderByToken: Record<string, { pdf_url: string }[]> }>(
    own.at('shop'),
    {
      query:
        'query ($token: String!) { guestOrderByToken(input: { token: $token }) { invoices { pdf_url } credit_memos { pdf_url } } }',
      variables: { token: orders.get(code)?.token },
      headers: { store: code },
    },
  )
  return Object.values(guestOrderByToken).flatMap((documents) => documents.map(({ pdf_url: url }) => url))
}

/** The waiting emails, by number. */
export async function waitingMails({ own }: Merchant): Promise<ReadonlyMap<string, string>> {
  const ids = [...(await own.admin('mail', 'list')).matchAll(/^(\d+) /gm)].map(([, id = '']) => id)
  const mails = new Map<string, string>()
  for (const id of ids) mails.set(`mail ${id}`, await own.admin('mail', 'show', id))
  return mails
}
