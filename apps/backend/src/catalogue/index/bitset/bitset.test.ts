import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  union,
  intersection,
  intersectionCounter,
  has,
  emptyBitset,
  rowsIn,
  put,
  bitsetFrom,
  countRows,
  remove,
} from './bitset.ts'

const some = fc.uniqueArray(fc.nat(400), { maxLength: 60 })
const ascending = (rows: Iterable<number>): number[] => [...rows].toSorted((a, b) => a - b)

test('behaves like a Set of numbers', () => {
  fc.assert(
    fc.property(some, some, (left, right) => {
      const [a, b] = [bitsetFrom(left), bitsetFrom(right)]
      const common = left.filter((row) => right.includes(row))
      expect(rowsIn(a)).toEqual(ascending(left))
      expect(countRows(a)).toBe(left.length)
      expect(rowsIn(intersection(a, b))).toEqual(ascending(common))
      expect(intersectionCounter(a)(b)).toBe(common.length)
      expect(rowsIn(union([a, b]))).toEqual(ascending(new Set([...left, ...right])))
      expect(right.every((row) => has(a, row) === left.includes(row))).toBe(true)
      for (const row of right) remove(a, row)
      expect(rowsIn(a)).toEqual(ascending(left.filter((row) => !right.includes(row))))
    }),
  )
})

test('handles bit 31, the sign bit of a word, like any other', () => {
  const set = emptyBitset()
  for (const row of [0, 31, 32, 63, 95]) put(set, row)
  expect(rowsIn(set)).toEqual([0, 31, 32, 63, 95])
  expect(countRows(set)).toBe(5)
})
