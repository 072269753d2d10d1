import type { IndexEntry } from '../index-queries.ts'
import { copyOf, forEachRow, emptyBitset, rowsIn, put, remove, type Bitset } from './bitset.ts'

/**
 * An inverted index over the products of a store view. Each product has a row number as long as it is sold, and each category
 * and option has a bitset of rows, so that filtering and counting work on 32 products at a time.
 */
export interface BitsetIndex {
  /** Entries by row number; undefined for an unused row. */
  entries: (IndexEntry | undefined)[]
  /** Row numbers by product id. */
  rowOf: Map<number, number>
  freeRows: number[]
  all: Bitset
  inStock: Bitset
  /** Dictionary-encoded, because there are few distinct prices, so that counting them takes one pass. */
  finalPrices: PriceColumn
  /** The products by category id. A category includes the products of its descendants. */
  categories: Map<number, Bitset>
  options: Map<number, Bitset>
  skus: Map<string, number>
  urlKeys: Map<string, number>
}

interface PriceColumn {
  /** All distinct prices so far in minor units, and the index of each. */
  prices: number[]
  indexes: Map<number, number>
  /** For each row, the index of its price. */
  indexAt: Int32Array
}

const empty = emptyBitset()

export function emptyBitsetIndex(): BitsetIndex {
  return {
    entries: [],
    rowOf: new Map(),
    freeRows: [],
    all: emptyBitset(),
    inStock: emptyBitset(),
    finalPrices: { prices: [], indexes: new Map(), indexAt: new Int32Array(64) },
    categories: new Map(),
    options: new Map(),
    skus: new Map(),
    urlKeys: new Map(),
  }
}

export function entryById(index: BitsetIndex, id: number): IndexEntry | undefined {
  return index.entries[index.rowOf.get(id) ?? -1]
}

/** Adds or replaces a product. Returns its row. */
export function putEntry(index: BitsetIndex, entry: IndexEntry): number {
  const known = index.rowOf.get(entry.id)
  const row = known ?? index.freeRows.pop() ?? index.entries.length
  const before = index.entries[row]
  if (before !== undefined) removeFromBitsets(index, before, row)
  index.entries[row] = entry
  index.rowOf.set(entry.id, row)
  put(index.all, row)
  if (entry.inStock) put(index.inStock, row)
  putPrice(index.finalPrices, row, entry.final)
  for (const id of entry.categoryIds) put(bitsetFor(index.categories, id), row)
  for (const id of entry.optionIds) put(bitsetFor(index.options, id), row)
  index.skus.set(entry.sku.toLowerCase(), row)
  index.urlKeys.set(entry.urlKey, row)
  return row
}

/** A copy in which some products have other prices. Neither changes with the other. */
export function withPrices(
  index: BitsetIndex,
  prices: Iterable<Pick<IndexEntry, 'id' | 'final' | 'discountPercent'>>,
): BitsetIndex {
  const copies = (sets: ReadonlyMap<number, Bitset>) => new Map(Array.from(sets, ([id, set]) => [id, copyOf(set)]))
  const { finalPrices } = index
  const copy: BitsetIndex = {
    entries: [...index.entries],
    rowOf: new Map(index.rowOf),
    freeRows: [...index.freeRows],
    all: copyOf(index.all),
    inStock: copyOf(index.inStock),
    finalPrices: {
      prices: [...finalPrices.prices],
      indexes: new Map(finalPrices.indexes),
      indexAt: finalPrices.indexAt.slice(),
    },
    categories: copies(index.categories),
    options: copies(index.options),
    skus: new Map(index.skus),
    urlKeys: new Map(index.urlKeys),
  }
  for (const { id, final, discountPercent } of prices) {
    const entry = entryById(copy, id)
    if (entry !== undefined) putEntry(copy, { ...entry, final, discountPercent })
  }
  return copy
}

/** Removes a product. Returns its former row, or undefined if the index did not contain it. */
export function removeEntry(index: BitsetIndex, id: number): number | undefined {
  const row = index.rowOf.get(id)
  const before = index.entries[row ?? -1]
  if (row === undefined || before === undefined) return undefined
  removeFromBitsets(index, before, row)
  remove(index.all, row)
  index.entries[row] = undefined
  index.rowOf.delete(id)
  index.freeRows.push(row)
  return row
}

function removeFromBitsets(index: BitsetIndex, before: IndexEntry, row: number): void {
  remove(index.inStock, row)
  for (const id of before.categoryIds) remove(bitsetFor(index.categories, id), row)
  for (const id of before.optionIds) remove(bitsetFor(index.options, id), row)
  // Another product may have taken over the SKU or URL key.
  const sku = before.sku.toLowerCase()
  if (index.skus.get(sku) === row) index.skus.delete(sku)
  if (index.urlKeys.get(before.urlKey) === row) index.urlKeys.delete(before.urlKey)
}

function putPrice(finalPrices: PriceColumn, row: number, price: number): void {
  const priceIndex = finalPrices.indexes.get(price) ?? finalPrices.prices.push(price) - 1
  finalPrices.indexes.set(price, priceIndex)
  if (row >= finalPrices.indexAt.length) {
    const larger = new Int32Array(Math.ceil((row + 1) * 1.5))
    larger.set(finalPrices.indexAt)
    finalPrices.indexAt = larger
  }
  finalPrices.indexAt[row] = priceIndex
}

/** The final price of a row in minor units. */
export function finalPriceAt({ finalPrices }: BitsetIndex, row: number): number {
  return finalPrices.prices[finalPrices.indexAt[row] ?? -1] ?? 0
}

/** The distinct prices of some rows, each with the number of products. */
export function countFinalPrices({ finalPrices }: BitsetIndex, set: Bitset): { price: number; count: number }[] {
  const { prices, indexAt } = finalPrices
  const counts = new Int32Array(prices.length)
  forEachRow(set, (row) => {
    const priceIndex = indexAt[row] as number
    counts[priceIndex] = (counts[priceIndex] as number) + 1
  })
  return prices.map((price, priceIndex) => ({ price, count: counts[priceIndex] ?? 0 })).filter(({ count }) => count > 0)
}

function bitsetFor(sets: Map<number, Bitset>, id: number): Bitset {
  const set = sets.get(id) ?? emptyBitset()
  sets.set(id, set)
  return set
}

/** The products of this category, or those with this option. */
export function bitsetOf(sets: ReadonlyMap<number, Bitset>, id: number): Bitset {
  return sets.get(id) ?? empty
}

export function entriesIn(index: BitsetIndex, set: Bitset): IndexEntry[] {
  return rowsIn(set).map((row) => index.entries[row] as IndexEntry)
}
