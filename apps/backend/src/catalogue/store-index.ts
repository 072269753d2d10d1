import DataLoader from 'dataloader'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import {
  selectDocuments,
  selectNews,
  selectTaxonomy,
  type DocumentRow,
  type IndexEntry,
  type IndexNews,
} from './index-queries.ts'
import { storeSettings, storeUrls } from '../store/store.ts'
import { joinTaxonomy, type Taxonomy } from './taxonomy.ts'

const keptDocuments = 2_000

/**
 * What is sold in a store view, kept in memory by every process. Each request asks the database once what is newer than
 * the version it knows, so that nobody ever sees an old price, and no request filters or counts in SQL.
 */
export interface StoreIndex {
  version: number
  revision: number
  taxonomy: Taxonomy
  addresses: Addresses
  entries: Map<number, IndexEntry>
  documents: Map<number, { version: number; row: DocumentRow }>
  /** How many products each category holds; made when asked for, dropped when something changes. */
  counts: Map<number, number> | null
}

/** What addresses of pictures and pages begin and end with. */
export interface Addresses {
  media: string
  productSuffix: string
  categorySuffix: string
}

const indexes = new WeakMap<Reader, Map<number, StoreIndex>>()

/** The index of the request's store view, up to date as of the request's first question. */
export function storeIndex(ctx: Context): Promise<StoreIndex> {
  return ctx.memo('catalogue.index', () => refresh(ctx))
}

async function refresh(ctx: Context): Promise<StoreIndex> {
  const known = indexes.get(ctx.db)?.get(ctx.store.id)
  const news = await selectNews(ctx.db, ctx.store.id, known?.version ?? 0)
  const isSameTaxonomy = known !== undefined && known.revision === news.revision
  const taxonomy = isSameTaxonomy
    ? known.taxonomy
    : joinTaxonomy(await selectTaxonomy(ctx.db, ctx.store.id), ctx.store.locale)
  const addresses = await addressesOf(ctx)
  const index = known ?? emptyIndex(taxonomy, addresses)
  if (!isSameTaxonomy || news.changed.length + news.removed.length > 0) index.counts = null
  index.taxonomy = taxonomy
  index.addresses = addresses
  index.revision = news.revision
  apply(index, news)
  const ofReader = indexes.get(ctx.db) ?? new Map<number, StoreIndex>()
  indexes.set(ctx.db, ofReader.set(ctx.store.id, ofReader.get(ctx.store.id) ?? index))
  return index
}

function emptyIndex(taxonomy: Taxonomy, addresses: Addresses): StoreIndex {
  const empty = { version: 0, revision: 0, entries: new Map(), documents: new Map(), counts: null }
  return { ...empty, taxonomy, addresses }
}

async function addressesOf(ctx: Context): Promise<Addresses> {
  const settings = await storeSettings(ctx)
  return {
    media: (await storeUrls(ctx)).media,
    productSuffix: settings['catalog/seo/product_url_suffix'],
    categorySuffix: settings['catalog/seo/category_url_suffix'],
  }
}

/** Two requests may learn the same news, and not in order: what is older than what is known is passed over. */
function apply(index: StoreIndex, news: IndexNews): void {
  for (const entry of news.changed) {
    const known = index.entries.get(entry.id)
    if (known === undefined || known.version < entry.version) index.entries.set(entry.id, entry)
    index.version = Math.max(index.version, entry.version)
  }
  for (const { id, version } of news.removed) {
    const known = index.entries.get(id)
    if (known !== undefined && known.version < version) index.entries.delete(id)
    index.version = Math.max(index.version, version)
  }
}

/** Reads the products of a page, all at once; those that did not change since they were last read stay in memory. */
export function documentLoader(ctx: Context): DataLoader<number, DocumentRow | null> {
  return ctx.memo('catalogue.documents', () => new DataLoader((ids) => loadDocuments(ctx, ids)))
}

async function loadDocuments(ctx: Context, ids: readonly number[]): Promise<(DocumentRow | null)[]> {
  const index = await storeIndex(ctx)
  const wanted = ids.filter((id) => {
    const entry = index.entries.get(id)
    return entry !== undefined && index.documents.get(id)?.version !== entry.version
  })
  const rows = wanted.length === 0 ? [] : await selectDocuments(ctx.db, ctx.store.id, wanted)
  const fresh = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = fresh.get(id)
    if (row !== undefined) keep(index, row)
    return row ?? (index.entries.has(id) ? (index.documents.get(id)?.row ?? null) : null)
  })
}

function keep(index: StoreIndex, row: DocumentRow): void {
  const version = index.entries.get(row.id)?.version
  index.documents.delete(row.id)
  if (version !== undefined) index.documents.set(row.id, { version, row })
  const oldest = index.documents.keys().next()
  if (index.documents.size > keptDocuments && !oldest.done) index.documents.delete(oldest.value)
}

/** How many products a category shows, those of its descendants among them. */
export function productCount(index: StoreIndex, categoryId: number): number {
  index.counts ??= countByCategory(index)
  return index.counts.get(categoryId) ?? 0
}

function countByCategory(index: StoreIndex): Map<number, number> {
  const counts = new Map<number, number>()
  for (const entry of index.entries.values())
    for (const id of entry.categoryIds) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
