import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexEntry } from '../index-queries.ts'
import { commonWith } from './place-set.ts'
import { countFinals, emptyPlaces, entriesIn, finalAt, putEntry, removeEntry, setOfId } from './places.ts'

const ids = [1, 2, 3]
const prices = [0, 1_999, 2_000, 4_999, 100_000]

const change = fc.record({
  id: fc.integer({ min: 1, max: 90 }),
  final: fc.constantFrom(...prices),
  categoryIds: fc.subarray(ids),
  optionIds: fc.subarray(ids),
  isGone: fc.boolean(),
})

type Given = Pick<IndexEntry, 'id' | 'final' | 'categoryIds' | 'optionIds'>

function entryOf({ id, final, categoryIds, optionIds }: Given): IndexEntry {
  return {
    id,
    version: 1,
    sku: `S${id}`,
    type: 'simple',
    name: 'Name',
    urlKey: `name-${id}`,
    final,
    discountPercent: 0,
    inStock: true,
    categoryIds,
    optionIds,
    stocked: null,
    position: 0,
    positions: {},
    createdAt: 0,
  }
}

test('LIST-05 prices, options and categories of what is found are as many as when each product is asked', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 300 }), fc.constantFrom(...ids), (changes, category) => {
      const places = emptyPlaces()
      for (const one of changes) {
        if (one.isGone) removeEntry(places, one.id)
        else putEntry(places, entryOf(one))
      }
      for (const found of [places.all, setOfId(places.categories, category)]) {
        const plain = entriesIn(places, found)
        const counted = new Map(countFinals(places, found).map(({ price, count }) => [price, count]))
        const inCommon = commonWith(found)
        for (const price of prices)
          expect(counted.get(price) ?? 0).toBe(plain.filter(({ final }) => final === price).length)
        for (const id of ids) {
          expect(inCommon(setOfId(places.options, id))).toBe(plain.filter((one) => one.optionIds.includes(id)).length)
          expect(inCommon(setOfId(places.categories, id))).toBe(
            plain.filter((one) => one.categoryIds.includes(id)).length,
          )
        }
      }
      for (const [id, place] of places.placeOf)
        expect(finalAt(places, place)).toBe(changes.findLast((one) => one.id === id)?.final)
    }),
  )
})
