import type { IndexEntry } from '../index-queries.ts'

export type SortField = 'position' | 'name' | 'price' | 'newest' | 'discount' | 'relevance'
export type SortOrder = { field: SortField; direction: 'ASC' | 'DESC' }[]

export interface SortContext {
  locale: string
  /** The category whose positions apply. */
  categoryId: number | null
  /** The relevance of a product to the search; null without a search. */
  rankOf: ((entry: IndexEntry) => number) | null
}

type Compare = (a: IndexEntry, b: IndexEntry) => number

/** Returns a sorted copy. */
export function sortEntries(entries: readonly IndexEntry[], order: SortOrder, context: SortContext): IndexEntry[] {
  return entries.toSorted(compareEntries(order, context))
}

/** Sorts sold-out products last in any order, and equal products newest first. */
export function compareEntries(order: SortOrder, context: SortContext): Compare {
  const comparisons = order.map(({ field, direction }): Compare => {
    const compare = comparisonOf(field, context)
    return direction === 'DESC' ? (a, b) => compare(b, a) : compare
  })
  const all: Compare[] = [soldOutLast, ...comparisons, (a, b) => b.createdAt - a.createdAt, (a, b) => a.id - b.id]
  return (a, b) => {
    for (const compare of all) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}

function soldOutLast(a: IndexEntry, b: IndexEntry): number {
  return Number(b.inStock) - Number(a.inStock)
}

const collators = new Map<string, Intl.Collator>()

function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale.replace('_', '-'), { numeric: true })
  collators.set(locale, collator)
  return collator
}

function comparisonOf(field: SortField, { locale, categoryId, rankOf: given }: SortContext): Compare {
  const placeOf = (entry: IndexEntry): number =>
    categoryId === null ? entry.position : (entry.positions[categoryId] ?? entry.position)
  const rankOf = given ?? (() => 0)
  const { compare } = collatorOf(locale)
  switch (field) {
    case 'position':
      return (a, b) => placeOf(a) - placeOf(b)
    case 'name':
      return (a, b) => compare(a.name, b.name)
    case 'price':
      return (a, b) => a.final - b.final
    case 'newest':
      return (a, b) => a.createdAt - b.createdAt
    case 'discount':
      return (a, b) => a.discountPercent - b.discountPercent
    case 'relevance':
      return (a, b) => rankOf(a) - rankOf(b)
  }
}
