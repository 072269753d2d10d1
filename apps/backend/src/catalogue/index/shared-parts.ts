import type { IndexEntry } from './index-queries.ts'
import { entryById, type BitsetIndex } from './bitset/bitset-index.ts'

const nowhereElse: IndexEntry['positions'] = {}

/**
 * Saves memory, since store views sell mostly the same products: shares equal values with the entry of another store view, and
 * drops positions in categories that equal the product's general position.
 */
export function shareParts(entry: IndexEntry, others: Iterable<BitsetIndex>): void {
  entry.positions = ownPositions(entry)
  for (const bitsets of others) {
    const other = entryById(bitsets, entry.id)
    if (other === undefined) continue
    if (other.sku === entry.sku) entry.sku = other.sku
    if (other.name === entry.name) entry.name = other.name
    if (other.urlKey === entry.urlKey) entry.urlKey = other.urlKey
    if (isSame(other.categoryIds, entry.categoryIds)) entry.categoryIds = other.categoryIds
    if (isSame(other.optionIds, entry.optionIds)) entry.optionIds = other.optionIds
  }
}

/** The positions in categories that differ from the product's general position. */
export function ownPositions({
  position: general,
  positions,
}: Pick<IndexEntry, 'position' | 'positions'>): IndexEntry['positions'] {
  if (positions === nowhereElse) return positions
  const own = Object.entries(positions).filter(([, position]) => position !== general)
  return own.length === 0 ? nowhereElse : Object.fromEntries(own)
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true
  return a.length === b.length && a.every((id, index) => id === b[index])
}
