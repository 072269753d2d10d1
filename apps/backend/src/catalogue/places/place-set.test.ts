import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyOf, both, commonWith, has, placeSet, placesIn, put, setOf, sizeOf, take } from './place-set.ts'

const some = fc.uniqueArray(fc.nat(400), { maxLength: 60 })
const ascending = (places: Iterable<number>): number[] => [...places].toSorted((a, b) => a - b)

test('a set of places does what a Set of numbers does', () => {
  fc.assert(
    fc.property(some, some, (left, right) => {
      const [a, b] = [setOf(left), setOf(right)]
      const common = left.filter((place) => right.includes(place))
      expect(placesIn(a)).toEqual(ascending(left))
      expect(sizeOf(a)).toBe(left.length)
      expect(placesIn(both(a, b))).toEqual(ascending(common))
      expect(commonWith(a)(b)).toBe(common.length)
      expect(placesIn(anyOf([a, b]))).toEqual(ascending(new Set([...left, ...right])))
      expect(right.every((place) => has(a, place) === left.includes(place))).toBe(true)
      for (const place of right) take(a, place)
      expect(placesIn(a)).toEqual(ascending(left.filter((place) => !right.includes(place))))
    }),
  )
})

test('the thirty-second bit of a word is a place like any other', () => {
  const set = placeSet()
  for (const place of [0, 31, 32, 63, 95]) put(set, place)
  expect(placesIn(set)).toEqual([0, 31, 32, 63, 95])
  expect(sizeOf(set)).toBe(5)
})
