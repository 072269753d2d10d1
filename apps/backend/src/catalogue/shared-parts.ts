import type { IndexEntry } from './index-queries.ts'
import { entryById, type Places } from './places/places.ts'

const nowhereElse: IndexEntry['positions'] = {}

/**
 * The store views of a shop sell mostly the same: what an entry says as it is said in another view is kept in memory once, and a
 * position in a category only where it is not the product's position everywhere.
 */
export function shareParts(entry: IndexEntry, others: Iterable<Places>): void {
  const own = Object.entries(entry.positions).filter(([, position]) => position !== entry.position)
  entry.positions = own.length === 0 ? nowhereElse : Object.fromEntries(own)
  for (const places of others) {
    const other = entryById(places, entry.id)
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
