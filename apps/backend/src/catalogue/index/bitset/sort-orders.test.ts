import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexEntry } from '../index-queries.ts'
import { sortEntries, type SortOrder } from './sort-entries.ts'
import { markChanged, sortedPage, type SortOrders } from './sort-orders.ts'
import { countRows } from './bitset.ts'
import { emptyBitsetIndex, entriesIn, putEntry, removeEntry, bitsetOf } from './bitset-index.ts'

const girls = 7

const product = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  final: fc.integer({ min: 100, max: 105 }),
  position: fc.nat(3),
  own: fc.nat(3),
  inStock: fc.boolean(),
  isForGirls: fc.boolean(),
  isRemoved: fc.boolean(),
})

type Change = typeof product extends fc.Arbitrary<infer T> ? T : never

function entryOf({ id, final, position, own, inStock, isForGirls }: Change): IndexEntry {
  return {
    id,
    version: 1,
    sku: `S${id}`,
    type: 'simple',
    name: `Name ${final}`,
    urlKey: `name-${id}`,
    final,
    discountPercent: 0,
    inStock,
    categoryIds: isForGirls ? [girls] : [],
    optionIds: [],
    stocked: null,
    position,
    positions: isForGirls ? { [girls]: own } : {},
    createdAt: final,
  }
}

const orderings: SortOrder[] = [
  [{ field: 'position', direction: 'ASC' }],
  [{ field: 'price', direction: 'DESC' }],
  [
    { field: 'relevance', direction: 'DESC' },
    { field: 'position', direction: 'ASC' },
  ],
  [
    { field: 'price', direction: 'ASC' },
    { field: 'relevance', direction: 'ASC' },
  ],
]

test('LIST-13 a sort order repaired after additions, changes and removals equals a full sort', () => {
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 80 }),
      fc.constantFrom(...orderings),
      fc.boolean(),
      (changes, order, isIn) => {
        const index = emptyBitsetIndex()
        const orders: SortOrders = new Map()
        const rankOf = ({ id }: IndexEntry): number => (id % 4 === 0 ? 0 : id % 3)
        const within = isIn ? girls : null
        const context = { locale: 'pl_PL', categoryId: within }
        for (const change of changes) {
          const row = change.isRemoved ? removeEntry(index, change.id) : putEntry(index, entryOf(change))
          if (row !== undefined) markChanged(orders, row)
          const found = within === null ? index.all : bitsetOf(index.categories, within)
          const expected = sortEntries(entriesIn(index, found), order, { ...context, rankOf })
          const rankAt = Int32Array.from(index.entries, (entry) => (entry === undefined ? 0 : rankOf(entry)))
          const by = { order, ...context, within, rankAt }
          expect(sortedPage(index, orders, found, by, [0, countRows(found)])).toEqual(expected)
          expect(sortedPage(index, orders, found, by, [2, 5])).toEqual(expected.slice(2, 5))
        }
      },
    ),
    { numRuns: 60 },
  )
})
