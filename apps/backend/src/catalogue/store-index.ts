import { toDecimal } from '@bocian/rules/money.ts'
import DataLoader from 'dataloader'
import { cacheTags } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { withoutDeadline } from '#src/platform/deadline.ts'
import {
  selectDocuments,
  selectNews,
  selectTaxonomy,
  type DocumentRow,
  type IndexEntry,
  type IndexNews,
} from './index-queries.ts'
import { storeSettings, storeUrls } from '../store/store.ts'
import {
  emptyWordIndex,
  meaningsOf,
  putProduct,
  removeProduct,
  synonymsOf,
  takeInAll,
  type Searched,
  type WordIndex,
} from './search/search.ts'
import { shareParts } from './shared-parts.ts'
import { readStocked, type StockedVariants } from './stocked-variants.ts'
import { noteChange, type Orders } from './places/orders.ts'
import { anyOf, sizeOf } from './places/place-set.ts'
import {
  emptyPlaces,
  entriesIn,
  entryById,
  finalAt,
  putEntry,
  removeEntry,
  setOfId,
  type Places,
} from './places/places.ts'
import { joinTaxonomy, type Attribute, type Taxonomy } from './taxonomy.ts'

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
  places: Places
  /** The orders that listings were asked for in lately. */
  orders: Orders
  documents: Map<number, { version: number; row: DocumentRow }>
  /** Which word stands in which product. */
  words: WordIndex
}

/** What addresses of pictures and pages begin and end with. */
export interface Addresses {
  media: string
  productSuffix: string
  categorySuffix: string
}

/** What a process keeps of one database. */
interface Kept {
  /** By store view, as soon as somebody asks for it. */
  indexes: Map<number, Promise<StoreIndex>>
  /** Those whose reading has begun. */
  begun: Set<StoreIndex>
  /** The ways in which variants are in stock, each once. */
  stocked: Map<string, StockedVariants>
}

const keptOf = new WeakMap<Reader, Kept>()

function kept(db: Reader): Kept {
  const known = keptOf.get(db) ?? { indexes: new Map(), begun: new Set(), stocked: new Map() }
  keptOf.set(db, known)
  return known
}

/** The index of the request's store view, up to date as of the request's first question. */
export function storeIndex(ctx: Context): Promise<StoreIndex> {
  return ctx.memo('catalogue.index', () => withoutDeadline(() => refresh(ctx)))
}

/** The merchant's attributes with their options, in order and in the language of the store view. */
export async function catalogueAttributes(ctx: Context): Promise<Attribute[]> {
  return [...(await storeIndex(ctx)).taxonomy.attributes.values()]
}

async function refresh(ctx: Context): Promise<StoreIndex> {
  const { indexes, begun } = kept(ctx.db)
  const known = indexes.get(ctx.store.id)
  if (known !== undefined) return bringForward(ctx, await known)
  const index = emptyIndex(ctx)
  begun.add(index)
  const loading = bringForward(ctx, index)
  indexes.set(ctx.store.id, loading)
  loading.catch(() => {
    indexes.delete(ctx.store.id)
    begun.delete(index)
  })
  return loading
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
    places: emptyPlaces(),
    orders: new Map(),
    documents: new Map(),
    words: emptyWordIndex(language, synonymsOf(taxonomy, language)),
  }
}

/** Reads what is new, a part at a time, so that others are answered while a large range is read for the first time. */
async function bringForward(ctx: Context, index: StoreIndex): Promise<StoreIndex> {
  let news: IndexNews
  do {
    news = await selectNews(ctx.db, ctx.store.id, index.version)
    if (news.revision !== index.revision && (await learnTaxonomy(ctx, index, news.revision)) === 'other words')
      return takeInAnew(ctx, index)
    apply(index, news, kept(ctx.db))
  } while (news.hasMore)
  index.addresses = await addressesOf(ctx)
  return index
}

/** Reads the words of the store view; other synonyms make the words of every product others. */
async function learnTaxonomy(ctx: Context, index: StoreIndex, revision: number): Promise<'same words' | 'other words'> {
  const language = languageOf(ctx)
  const taxonomy = joinTaxonomy(await selectTaxonomy(ctx.db, ctx.store.id, language), ctx.store.locale)
  const isSame = index.taxonomy.synonyms.join('\n') === taxonomy.synonyms.join('\n')
  if (index.version > 0 && !isSame) return 'other words'
  if (index.version === 0) index.words = emptyWordIndex(language, synonymsOf(taxonomy, language))
  index.taxonomy = taxonomy
  index.revision = revision
  return 'same words'
}

/** What a product is found by is worked out when it is taken in. */
function takeInAnew(ctx: Context, index: StoreIndex): Promise<StoreIndex> {
  const { indexes, begun } = kept(ctx.db)
  // Of two requests that learn of it the second finds the index that the first began.
  if (begun.delete(index)) indexes.delete(ctx.store.id)
  return refresh(ctx)
}

/** The language of the request's store view, such as `pl`. */
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
 * Two requests may learn the same news, and not in order: what is older than what is known is passed over, and so is a
 * product that nobody knows although everything of its time is known, since it has gone again.
 */
function apply(index: StoreIndex, { changed, removed, version: newest }: IndexNews, { begun, stocked }: Kept): void {
  const { places, orders, words } = index
  const others = [...begun].filter((one) => one !== index).map((one) => one.places)
  for (const { searchText, stockedVariants, ...rest } of changed) {
    if (rest.version <= (entryById(places, rest.id)?.version ?? index.version)) continue
    const entry = { ...rest, stocked: readStocked(stockedVariants, stocked) }
    shareParts(entry, others)
    const place = putEntry(places, entry)
    noteChange(orders, place)
    putProduct(words, { id: place, name: entry.name, sku: entry.sku, searchText })
  }
  for (const { id, version } of removed) {
    if (version <= (entryById(places, id)?.version ?? version)) continue
    const place = removeEntry(places, id)
    if (place === undefined) continue
    noteChange(orders, place)
    removeProduct(words, place)
  }
  index.version = Math.max(index.version, newest)
}

/** Reads the products of a page, all at once; those that did not change since they were last read stay in memory. */
export function documentLoader(ctx: Context): DataLoader<number, DocumentRow | null> {
  return ctx.memo('catalogue.documents', () => new DataLoader((ids) => loadDocuments(ctx, ids)))
}

async function loadDocuments(ctx: Context, ids: readonly number[]): Promise<(DocumentRow | null)[]> {
  const tags = cacheTags(ctx)
  for (const id of ids) tags.add(`p${id}`)
  const index = await storeIndex(ctx)
  const wanted = ids.filter((id) => {
    const entry = entryById(index.places, id)
    return entry !== undefined && index.documents.get(id)?.version !== entry.version
  })
  const rows = wanted.length === 0 ? [] : await selectDocuments(ctx.db, ctx.store.id, wanted)
  const fresh = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = fresh.get(id)
    if (row !== undefined) keep(index, row)
    return row ?? (index.places.placeOf.has(id) ? (index.documents.get(id)?.row ?? null) : null)
  })
}

function keep(index: StoreIndex, row: DocumentRow): void {
  const version = entryById(index.places, row.id)?.version
  index.documents.delete(row.id)
  if (version !== undefined) index.documents.set(row.id, { version, row })
  const oldest = index.documents.keys().next()
  if (index.documents.size > keptDocuments && !oldest.done) index.documents.delete(oldest.value)
}

/** How many products a category shows, those of its descendants among them. */
export function productCount({ places }: StoreIndex, categoryId: number): number {
  return sizeOf(setOfId(places.categories, categoryId))
}

/** A product of the store view; undefined when it is not sold there. */
export function entryOf({ places }: StoreIndex, id: number): IndexEntry | undefined {
  return entryById(places, id)
}

/** Everything that is sold in the store view, in no order. */
export function allEntries({ places }: StoreIndex): IndexEntry[] {
  return entriesIn(places, places.all)
}

/** What a search looks through, with every word there is; it names products by their places. */
export async function searchedIn({ words, taxonomy, places }: StoreIndex): Promise<Searched> {
  await takeInAll(words)
  return {
    index: words,
    meanings: meaningsOf(taxonomy, words),
    having: (ids) => anyOf([...ids].map((id) => setOfId(places.options, id))),
    offeredAs: (place) => places.entries[place],
    priceOf: (place) => toDecimal(finalAt(places, place)),
  }
}
