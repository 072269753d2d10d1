import type { IndexEntry } from './index-queries.ts'
import { entryById, type BitsetIndex } from './bitset/bitset-index.ts'

const nowhereElse: IndexEntry['positions'] = {}

/**
 * Saves memory, since store views sell mostly the same products: shares equal values with the entry of another store view, and
 * drops positions in categories that equal the product's general position.
 */
export function shareParts(entry: IndexEntry, others: Iterable<BitsetIndex>): void {
  const own = Object.entries(entry.positions).filter(([, position]) => position !== entry.position)
  entry.positions = own.length === 0 ? nowhereElse : Object.fromEntries(own)
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

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true
  return a.length === b.length && a.every((id, index) => id === b[index])
}
