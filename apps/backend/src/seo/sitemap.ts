import type { StoreView } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { hiddenPages } from '../cms/cms.ts'
import { shopPages } from '../store-locator/store-locator.ts'
import { baseUrlOf, settingsOfStore } from '../store/store.ts'
import { encodeHtml } from './encode-html.ts'
import { hreflangs, languageStores, type Hreflang } from './languages.ts'
import { countSitemap, selectSitemap, type AddressRow, type SitemapRow } from './queries.ts'
import { shownAddresses } from './shown-addresses.ts'

/** The protocol allows 50 000 URLs and 50 MiB per file. With eight languages for each URL, 5 000 URLs stay well below. */
const perFile = 5_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The index of a store view's sitemap files (https://www.sitemaps.org/protocol.html#index). */
export async function sitemapIndex(db: Reader, store: StoreView): Promise<string> {
  const base = await baseUrlOf(db, store)
  const files = Math.max(1, Math.ceil((await countSitemap(db, store.id)) / perFile))
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${base}sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** One sitemap file with each page's translations; undefined if the number is too high. */
export async function sitemapFile(db: Reader, store: StoreView, number: number): Promise<string | undefined> {
  const settings = await settingsOfStore(db, store.id)
  const hasBlog = settings['blog/general/enabled']
  const shown = { id: store.id, home: settings['web/default/cms_home_page'], hidden: hiddenPages(settings), hasBlog }
  const rows = await selectSitemap(db, shown, perFile, (number - 1) * perFile)
  if (rows.length === 0 && number > 1) return undefined
  const base = await baseUrlOf(db, store)
  const alternates = await alternatesOf(db, store, rows)
  const first = number === 1 ? [urlEntry(base, null, await homeAlternates(db, store))] : []
  if (number === 1 && hasBlog) first.push(urlEntry(`${base}blog/allPosts`, null, []))
  const shops = number === 1 ? await shopPages(db, store.id) : []
  first.push(...shops.map((path) => urlEntry(base + path, null, [])))
  const entries = rows.map((row) => urlEntry(base + row.path, row.changedAt, alternates(row)))
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `${head}<urlset ${names}>\n${[...first, ...entries].join('\n')}\n</urlset>\n`
}

async function homeAlternates(db: Reader, store: StoreView): Promise<Hreflang[]> {
  return hreflangs(await languageStores(db, store), () => '')
}

async function alternatesOf(db: Reader, store: StoreView, rows: readonly SitemapRow[]) {
  const stores = await languageStores(db, store)
  const known = new Map<string, AddressRow[]>()
  for (const kind of ['product', 'category', 'page', 'post'] as const) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id)
    const addresses = Map.groupBy(await shownAddresses(db, kind, ids), ({ id }) => `${kind} ${id}`)
    for (const [key, own] of addresses) known.set(key, own)
  }
  return ({ kind, id }: SitemapRow) =>
    hreflangs(stores, (storeId) => known.get(`${kind} ${id}`)?.find((row) => row.storeId === storeId)?.path)
}

function urlEntry(url: string, changedAt: Date | null, alternates: readonly Hreflang[]): string {
  const links = alternates.map(
    ({ code, url: other }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(other)}"/>`,
  )
  const changed = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString().slice(0, 10)}</lastmod>`
  return `<url><loc>${address(url)}</loc>${changed}${links.join('')}</url>`
}

const address = (url: string): string => encodeHtml(encodeURI(url))
