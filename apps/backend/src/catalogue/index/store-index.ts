import { toDecimal } from '@bocian/rules/money.ts'
import type { Context, OtherPrice } from '#src/platform/context.ts'
import { isInTransaction, run, type Reader, type Statement } from '#src/platform/database.ts'
import { withoutDeadline } from '#src/platform/deadline.ts'
import { joined } from '#src/platform/joined.ts'
import { offerShopState, type ShopState } from '#src/platform/shop-state.ts'
import {
  changesSince,
  changesWithState,
  selectTaxonomy,
  type DocumentRow,
  type IndexEntry,
  type IndexChanges,
} from './index-queries.ts'
import { storeSettings, storeUrls } from '#src/store/store.ts'
import {
  emptyInvertedIndex,
  meaningsOf,
  putProduct,
  removeProduct,
  synonymsOf,
  indexAllPending,
  type Searchable,
  type InvertedIndex,
} from './search/search.ts'
import type { CommonParts } from './common-parts.ts'
import { loadProducts } from './load-products.ts'
import { rowsPricedAt } from './rows-priced-at.ts'
import { shareParts } from './shared-parts.ts'
import { readStocked, type StockedVariants } from './stocked-variants.ts'
import { markChanged, type SortOrders } from './bitset/sort-orders.ts'
import { union, countRows, type Bitset } from './bitset/bitset.ts'
import {
  emptyBitsetIndex,
  entriesIn,
  entryById,
  finalPriceAt,
  putEntry,
  removeEntry,
  bitsetOf,
  withPrices,
  type BitsetIndex,
} from './bitset/bitset-index.ts'
import { joinTaxonomy, type Attribute, type Taxonomy } from '../taxonomy.ts'
import type { ListingRow } from '../types.ts'

/**
 * The products of a store view in memory, one copy per process. Every request first reads the changes since the last known
 * version, so prices are never stale, and filtering and counting need no SQL.
 */
export interface StoreIndex {
  version: number
  revision: number
  taxonomy: Taxonomy
  addresses: Addresses
  bitsets: BitsetIndex
  /** Recently used sort orders. */
  orders: SortOrders
  documents: Map<number, { version: number; row: DocumentRow }>
  /** The documents with prices of another moment, in a preview; otherwise empty. */
  repriced: ReadonlyMap<number, DocumentRow>
  /** The data for searching. */
  terms: InvertedIndex
  /** The products with one of several options, such as the shades of a colour. Discarded when a product changes. */
  unions: WeakMap<ReadonlySet<number>, Bitset>
}

/** The base URL of pictures, and the URL suffixes of products and categories. */
export interface Addresses {
  media: string
  productSuffix: string
  categorySuffix: string
}

/** An index with the changes until a moment after the request began. */
interface FreshIndex {
  index: StoreIndex
  /** The state that was read with the changes; undefined if they came with something else. */
  state: ShopState | undefined
}

/** The cache of one process for one database. */
interface ProcessCache {
  /** Indexes by store view, created on demand. */
  indexes: Map<number, Promise<FreshIndex>>
  /** What reads the changes of an index, for all requests that wait for them. */
  polls: WeakMap<StoreIndex, (ctx: Context) => Promise<FreshIndex>>
  /** Those that are loaded, by store view. */
  loaded: Map<number, StoreIndex>
  /** Indexes whose loading has started. */
  started: Set<StoreIndex>
  /** Distinct variant combinations in stock, which products share. */
  stocked: Map<string, StockedVariants>
  /** What products have in common in most store views, while all of these are loaded. */
  common?: CommonParts
}

const caches = new WeakMap<Reader, ProcessCache>()

function cacheOf(db: Reader): ProcessCache {
  const known = caches.get(db) ?? {
    indexes: new Map(),
    polls: new WeakMap(),
    loaded: new Map(),
    started: new Set(),
    stocked: new Map(),
  }
  caches.set(db, known)
  return known
}

/** Runs work that loads all store views. Meanwhile, what a product has in common in most of them is kept as it was read. */
export async function whileLoadingAll<T>(db: Reader, work: () => Promise<T>): Promise<T> {
  const cache = cacheOf(db)
  cache.common ??= new Map()
  try {
    return await work()
  } finally {
    delete cache.common
  }
}

/** The index of the request's store view, updated once per request. A preview of another moment has its own, with the prices of then. */
export function storeIndex(ctx: Context): Promise<StoreIndex> {
  return ctx.memo('catalogue.index', () => withoutDeadline(() => indexOf(ctx)))
}

function freshIndex(ctx: Context): Promise<FreshIndex> {
  return ctx.memo('catalogue.index.fresh', () => {
    const ahead = readAhead(ctx)
    ahead.isUsed = true
    const fresh = withoutDeadline(() => refresh(ctx))
    if (ahead.found === undefined) offerShopState(ctx, async () => (await fresh).state)
    return fresh
  })
}

/** What a request has read for its index in the message of something else. */
interface ReadAhead {
  isUsed: boolean
  found?: { readonly index: StoreIndex; readonly changes: IndexChanges }
}

const readAhead = (ctx: Context): ReadAhead => ctx.memo('catalogue.index.ahead', () => ({ isUsed: false }))

/**
 * Reads the changes for `storeIndex` in a message that is sent anyway, when products are shown afterwards. Undefined if the process has no
 * index yet, or the request has read them.
 */
export function indexChangesOf(ctx: Context): Statement<void> | undefined {
  const ahead = readAhead(ctx)
  const index = cacheOf(ctx.db).loaded.get(ctx.store.id)
  if (index === undefined || ahead.isUsed || ahead.found !== undefined) return undefined
  const { query, read } = changesSince(ctx.store.id, index.version)
  return {
    query,
    read(result) {
      ahead.found = { index, changes: read(result) }
    },
  }
}

function changesReadAhead(ctx: Context, index: StoreIndex): IndexChanges | undefined {
  const { found } = readAhead(ctx)
  return found?.index === index ? found.changes : undefined
}

async function indexOf(ctx: Context): Promise<StoreIndex> {
  const at = ctx.preview?.at ?? null
  const { index } = await freshIndex(ctx)
  if (at === null) return index
  const rows = await rowsPricedAt(ctx, at)
  return rows.length === 0 ? index : repricedIndex(index, rows)
}

/** The products that have other prices at the moment of a preview. */
export async function pricesOfPreview(ctx: Context): Promise<OtherPrice[]> {
  if ((ctx.preview?.at ?? null) === null) return []
  const { repriced } = await storeIndex(ctx)
  return [...repriced].map(([productId, { final }]) => ({ productId, price: final }))
}

/** An index for one request: what it caches is never seen by others. */
function repricedIndex(index: StoreIndex, rows: readonly ListingRow[]): StoreIndex {
  const documents = rows.map(({ productId: id, ...row }) => ({ id, ...row }))
  return {
    ...index,
    bitsets: withPrices(index.bitsets, documents),
    repriced: new Map(documents.map((row) => [row.id, row])),
    orders: new Map(),
    documents: new Map(),
    unions: new WeakMap(),
  }
}

/** Attributes with their options, in order and in the language of the store view. */
export async function catalogueAttributes(ctx: Context): Promise<Attribute[]> {
  return [...(await storeIndex(ctx)).taxonomy.attributes.values()]
}

async function refresh(ctx: Context): Promise<FreshIndex> {
  const { indexes, loaded, started } = cacheOf(ctx.db)
  const known = indexes.get(ctx.store.id)
  if (known !== undefined) return poll(ctx, (await known).index)
  const index = emptyIndex(ctx)
  started.add(index)
  const loading = loadAll(ctx, index)
  indexes.set(ctx.store.id, loading)
  loading.then(
    (whole) => loaded.set(ctx.store.id, whole.index),
    () => {
      indexes.delete(ctx.store.id)
      started.delete(index)
    },
  )
  return loading
}

/** Reads the changes together with the other requests that wait for them. */
function poll(ctx: Context, index: StoreIndex): Promise<FreshIndex> {
  const ahead = changesReadAhead(ctx, index)
  // The embedded database would run another caller's query only after this transaction.
  if (ahead !== undefined || isInTransaction()) return loadChanges(ctx, index, ahead)
  const { polls } = cacheOf(ctx.db)
  const known = polls.get(index) ?? joined((asking: Context) => loadChanges(asking, index))
  polls.set(index, known)
  return known(ctx)
}

function emptyIndex(ctx: Context): StoreIndex {
  const nothing = { attributes: [], options: [], categories: [], texts: [], synonyms: [] }
  const taxonomy = joinTaxonomy(nothing, ctx.store.locale)
  const language = languageOf(ctx)
  return {
    version: 0,
    revision: -1,
    taxonomy,
    addresses: { media: '', productSuffix: '', categorySuffix: '' },
    bitsets: emptyBitsetIndex(),
    orders: new Map(),
    documents: new Map(),
    repriced: new Map(),
    terms: emptyInvertedIndex(language, synonymsOf(taxonomy, language)),
    unions: new WeakMap(),
  }
}

/** Loads a store view, and then what has changed meanwhile. */
async function loadAll(ctx: Context, index: StoreIndex): Promise<FreshIndex> {
  const { started, stocked, common = new Map() } = cacheOf(ctx.db)
  const others = [...started].filter((one) => one !== index)
  const begin = (revision: number) => reloadTaxonomy(ctx, index, revision)
  await loadProducts(ctx.db, ctx.store.id, index, { others, common, stocked }, begin)
  return loadChanges(ctx, index)
}

/** Reads changes in batches, so that a large import does not block other requests. */
async function loadChanges(ctx: Context, index: StoreIndex, ahead?: IndexChanges): Promise<FreshIndex> {
  let next = ahead && { state: undefined, changes: ahead }
  let batch: ReadChanges
  do {
    batch = next ?? (await run(ctx.db, changesWithState(ctx.store.id, index.version)))
    next = undefined
    const { changes } = batch
    if (
      changes.revision !== index.revision &&
      (await reloadTaxonomy(ctx, index, changes.revision)) === 'other synonyms'
    )
      return rebuildIndex(ctx, index)
    apply(index, changes, cacheOf(ctx.db))
  } while (batch.changes.hasMore)
  index.addresses = await addressesOf(ctx)
  return { index, state: batch.state }
}

interface ReadChanges {
  state: ShopState | undefined
  changes: IndexChanges
}

/** Reloads the taxonomy. Other synonyms change the terms of every product, so the index must be rebuilt. */
async function reloadTaxonomy(
  ctx: Context,
  index: StoreIndex,
  revision: number,
): Promise<'same synonyms' | 'other synonyms'> {
  const language = languageOf(ctx)
  const taxonomy = joinTaxonomy(await selectTaxonomy(ctx.db, ctx.store.id, language), ctx.store.locale)
  const isSame = index.taxonomy.synonyms.join('\n') === taxonomy.synonyms.join('\n')
  if (index.version > 0 && !isSame) return 'other synonyms'
  if (index.version === 0) index.terms = emptyInvertedIndex(language, synonymsOf(taxonomy, language))
  index.taxonomy = taxonomy
  index.revision = revision
  return 'same synonyms'
}

/** Replaces the whole index: synonyms change the terms, which are calculated when a product is indexed. */
function rebuildIndex(ctx: Context, index: StoreIndex): Promise<FreshIndex> {
  const { indexes, started } = cacheOf(ctx.db)
  // If two requests notice the change, only the first one starts a new index.
  if (started.delete(index)) indexes.delete(ctx.store.id)
  return refresh(ctx)
}

/** The language code of the store view, such as `pl`. */
function languageOf(ctx: Context): string {
  return ctx.store.locale.split('_')[0] ?? ctx.store.locale
}

async function addressesOf(ctx: Context): Promise<Addresses> {
  const settings = await storeSettings(ctx)
  return {
    media: (await storeUrls(ctx)).media,
    productSuffix: settings['catalog/seo/product_url_suffix'],
    categorySuffix: settings['catalog/seo/category_url_suffix'],
  }
}

/**
 * Applies a batch of changes. Concurrent requests may apply the same changes out of order, so it skips versions that are older
 * than the known one. It also skips an unknown product that is older than the index, because that one has been removed since.
 */
function apply(
  index: StoreIndex,
  { changed, removed, version: newest }: IndexChanges,
  { started, stocked }: ProcessCache,
): void {
  const { bitsets, orders, terms } = index
  const others = [...started].filter((one) => one !== index).map((one) => one.bitsets)
  for (const { searchText, stockedVariants, ...rest } of changed) {
    if (rest.version <= (entryById(bitsets, rest.id)?.version ?? index.version)) continue
    const entry = { ...rest, stocked: readStocked(stockedVariants, stocked) }
    shareParts(entry, others)
    const row = putEntry(bitsets, entry)
    markChanged(orders, row)
    putProduct(terms, { id: row, name: entry.name, sku: entry.sku, searchText })
  }
  for (const { id, version } of removed) {
    if (version <= (entryById(bitsets, id)?.version ?? version)) continue
    const row = removeEntry(bitsets, id)
    if (row === undefined) continue
    markChanged(orders, row)
    removeProduct(terms, row)
  }
  if (changed.length + removed.length > 0) index.unions = new WeakMap()
  index.version = Math.max(index.version, newest)
}

/** The number of products in a category and its descendants. */
export function productCount({ bitsets }: StoreIndex, categoryId: number): number {
  return countRows(bitsetOf(bitsets.categories, categoryId))
}

/** The index entry of a product; undefined if the store view does not sell it. */
export function entryOf({ bitsets }: StoreIndex, id: number): IndexEntry | undefined {
  return entryById(bitsets, id)
}

/** All products of the store view, unsorted. */
export function allEntries({ bitsets }: StoreIndex): IndexEntry[] {
  return entriesIn(bitsets, bitsets.all)
}

/** The data that a search reads, after indexing all pending products. It identifies products by row. */
export async function loadSearchable(index: StoreIndex): Promise<Searchable> {
  const { terms, taxonomy, bitsets } = index
  await indexAllPending(terms)
  return {
    index: terms,
    meanings: meaningsOf(taxonomy, terms),
    having: (ids) => withOneOf(index, ids),
    availableOptionsOf: (row) => bitsets.entries[row],
    priceOf: (row) => toDecimal(finalPriceAt(bitsets, row)),
  }
}

/** The union of the bitsets of some options. A family of colours is always the same set, so its union is calculated once. */
function withOneOf({ bitsets, unions }: StoreIndex, ids: ReadonlySet<number>): Bitset {
  const known = unions.get(ids) ?? union([...ids].map((id) => bitsetOf(bitsets.options, id)))
  unions.set(ids, known)
  return known
}
