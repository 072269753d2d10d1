import fc from 'fast-check'
import { expect, test } from 'vitest'
import { haveTogether, optionsBeside, readStocked, stockedVariants, type Offered } from './stocked-variants.ts'

const [s98, s104, red, blue, brand, cotton] = [1, 2, 11, 12, 21, 31]

function offered(own: number[], variants: number[][]): Offered {
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
])('two options of variants are had in one piece or not at all: %j', (wanted, expected) => {
  expect(haveTogether(dress, sets(...wanted))).toBe(expected)
})

test('what can be chosen beside red are the sizes in which red is there, and what all of it has', () => {
  expect([...optionsBeside(dress, sets([red]))].toSorted((a, b) => a - b)).toEqual([s98, red, brand, cotton])
  expect(optionsBeside(dress, sets([brand]))).toEqual(dress.optionIds)
})

test('one option each, or one variant, binds nothing', () => {
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

test('products whose sizes are in stock in the same ways share what is kept of them, whatever all their variants have', () => {
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

test('it is had together exactly when a variant with what all of it has holds one of each, and counts say the same', () => {
  fc.assert(
    fc.property(own, fc.boolean(), variants, wanted, (ownIds, isOnVariants, pieces, lists) => {
      const product = offered(ownIds, isOnVariants ? pieces.map((piece) => [...piece, ...ownIds]) : pieces)
      const asked = sets(...lists.filter((list) => list.length > 0))
      const isThere = (more: ReadonlySet<number>[]) =>
        pieces.some((piece) => more.every((ids) => [...piece, ...ownIds].some((one) => ids.has(one))))
      expect(haveTogether(product, asked)).toBe(isThere(asked))
      if (!isThere(asked)) return
      const beside = new Set(optionsBeside(product, asked))
      for (const one of product.optionIds) expect(beside.has(one)).toBe(isThere([...asked, new Set([one])]))
    }),
  )
})
