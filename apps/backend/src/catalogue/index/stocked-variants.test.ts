import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  oneVariantHas,
  optionsCompatibleWith,
  readStocked,
  stockedVariants,
  type AvailableOptions,
} from './stocked-variants.ts'

const [s98, s104, red, blue, brand, cotton] = [1, 2, 11, 12, 21, 31]

function offered(own: number[], variants: number[][]): AvailableOptions {
  const stocked = readStocked(JSON.stringify(stockedVariants(variants)), new Map())
  return { optionIds: [...new Set([...own, ...variants.flat()])], stocked }
}
const dress = offered(
  [brand, cotton],
  [
    [s98, red],
    [s104, blue],
    [s104, blue],
  ],
)
const sets = (...wanted: number[][]) => wanted.map((ids) => new Set(ids))

test.each([
  [[], true],
  [[[red]], true],
  [[[red], [s98]], true],
  [[[red], [s104]], false],
  [[[red, blue], [s104]], true],
  [[[red], [s98, s104]], true],
  [[[red], [s104], [brand]], false],
  [[[red], [s98], [brand], [cotton]], true],
  [[[99]], false],
])('matches options only if one variant has them all: %j', (wanted, expected) => {
  expect(oneVariantHas(dress, sets(...wanted))).toBe(expected)
})

test('a colour can be combined with the sizes in which it is in stock, and with options that all variants share', () => {
  expect([...optionsCompatibleWith(dress, sets([red]))].toSorted((a, b) => a - b)).toEqual([s98, red, brand, cotton])
  expect(optionsCompatibleWith(dress, sets([brand]))).toEqual(dress.optionIds)
})

test('stores no variants if there is only one, or if each has one option', () => {
  expect(stockedVariants([[s98], [s104]])).toEqual([])
  expect(stockedVariants([[s98, red]])).toEqual([])
  expect(
    stockedVariants([
      [s104, blue],
      [s98, red],
      [s98, red],
    ]),
  ).toEqual([
    [s98, red],
    [s104, blue],
  ])
})

test('products with the same combinations in stock share one object, regardless of the options that all of their variants have', () => {
  const known = new Map()
  const read = (...variants: number[][]) => readStocked(JSON.stringify(stockedVariants(variants)), known)
  const cottonOnes = read([s98, red, cotton], [s104, blue, cotton])
  expect(read([s98, red, brand], [s104, blue, brand])).toBe(cottonOnes)
  expect(read([s98, blue, cotton], [s104, red, cotton])).not.toBe(cottonOnes)
  expect(known.size).toBe(2)
})

const id = fc.integer({ min: 1, max: 9 })
const size = id
const colour = id.map((n) => n + 10)
const own = fc.uniqueArray(
  id.map((n) => n + 20),
  { maxLength: 3 },
)
const variants = fc.array(fc.tuple(size, colour), { minLength: 1, maxLength: 8 })
const wanted = fc.tuple(
  fc.uniqueArray(size, { maxLength: 3 }),
  fc.uniqueArray(colour, { maxLength: 3 }),
  fc.uniqueArray(
    id.map((n) => n + 20),
    { maxLength: 2 },
  ),
)

test('finds a combination only if a variant has it, and counts accordingly', () => {
  fc.assert(
    fc.property(own, fc.boolean(), variants, wanted, (ownIds, isOnVariants, pieces, lists) => {
      const product = offered(ownIds, isOnVariants ? pieces.map((piece) => [...piece, ...ownIds]) : pieces)
      const combination = sets(...lists.filter((list) => list.length > 0))
      const isThere = (more: ReadonlySet<number>[]) =>
        pieces.some((piece) => more.every((ids) => [...piece, ...ownIds].some((one) => ids.has(one))))
      expect(oneVariantHas(product, combination)).toBe(isThere(combination))
      if (!isThere(combination)) return
      const compatible = new Set(optionsCompatibleWith(product, combination))
      for (const one of product.optionIds) expect(compatible.has(one)).toBe(isThere([...combination, new Set([one])]))
    }),
  )
})
