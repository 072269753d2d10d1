import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexEntry } from '../index-queries.ts'
import { intersectionCounter } from './bitset.ts'
import {
  countFinalPrices,
  emptyBitsetIndex,
  entriesIn,
  finalPriceAt,
  putEntry,
  removeEntry,
  bitsetOf,
} from './bitset-index.ts'

const ids = [1, 2, 3]
const prices = [0, 1_999, 2_000, 4_999, 100_000]

const change = fc.record({
  id: fc.integer({ min: 1, max: 90 }),
  final: fc.constantFrom(...prices),
  categoryIds: fc.subarray(ids),
  optionIds: fc.subarray(ids),
  isRemoved: fc.boolean(),
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

test('LIST-05 counts of prices, options and categories equal those from checking every product', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 300 }), fc.constantFrom(...ids), (changes, category) => {
      const index = emptyBitsetIndex()
      for (const one of changes) {
        if (one.isRemoved) removeEntry(index, one.id)
        else putEntry(index, entryOf(one))
      }
      for (const found of [index.all, bitsetOf(index.categories, category)]) {
        const plain = entriesIn(index, found)
        const counted = new Map(countFinalPrices(index, found).map(({ price, count }) => [price, count]))
        const countCommon = intersectionCounter(found)
        for (const price of prices)
          expect(counted.get(price) ?? 0).toBe(plain.filter(({ final }) => final === price).length)
        for (const id of ids) {
          expect(countCommon(bitsetOf(index.options, id))).toBe(
            plain.filter((one) => one.optionIds.includes(id)).length,
          )
          expect(countCommon(bitsetOf(index.categories, id))).toBe(
            plain.filter((one) => one.categoryIds.includes(id)).length,
          )
        }
      }
      for (const [id, row] of index.rowOf)
        expect(finalPriceAt(index, row)).toBe(changes.findLast((one) => one.id === id)?.final)
    }),
  )
})
