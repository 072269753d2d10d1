import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexEntry } from '../index-queries.ts'
import { sortEntries, type SortOrder } from '../sort-entries.ts'
import { noteChange, slice, type Orders } from './orders.ts'
import { sizeOf } from './place-set.ts'
import { emptyPlaces, entriesIn, putEntry, removeEntry, setOfId } from './places.ts'

const girls = 7

const product = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  final: fc.integer({ min: 100, max: 105 }),
  position: fc.nat(3),
  own: fc.nat(3),
  inStock: fc.boolean(),
  isForGirls: fc.boolean(),
  isGone: fc.boolean(),
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

const wishes: SortOrder[] = [
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

test('LIST-13 an order that is mended when products come, change and go is the order made anew', () => {
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 80 }),
      fc.constantFrom(...wishes),
      fc.boolean(),
      (changes, order, isIn) => {
        const places = emptyPlaces()
        const orders: Orders = new Map()
        const rankOf = ({ id }: IndexEntry): number => (id % 4 === 0 ? 0 : id % 3)
        const within = isIn ? girls : null
        const context = { locale: 'pl_PL', categoryId: within }
        for (const change of changes) {
          const place = change.isGone ? removeEntry(places, change.id) : putEntry(places, entryOf(change))
          if (place !== undefined) noteChange(orders, place)
          const found = within === null ? places.all : setOfId(places.categories, within)
          const expected = sortEntries(entriesIn(places, found), order, { ...context, rankOf })
          const rankAt = Int32Array.from(places.entries, (entry) => (entry === undefined ? 0 : rankOf(entry)))
          const by = { order, ...context, within, rankAt }
          expect(slice(places, orders, found, by, [0, sizeOf(found)])).toEqual(expected)
          expect(slice(places, orders, found, by, [2, 5])).toEqual(expected.slice(2, 5))
        }
      },
    ),
    { numRuns: 60 },
  )
})
