import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { familiesOfSwatch, oklchOf } from './colour-families.ts'

test.each([
  ['#ffffff', 1, 0],
  ['#000', 0, 0],
  ['#ff0000', 0.628, 0.258],
  ['#0000ff', 0.452, 0.313],
])('the OKLCH lightness of %s is %f, its chroma %f', (hex, lightness, chroma) => {
  expect(oklchOf(hex)?.lightness).toBeCloseTo(lightness, 3)
  expect(oklchOf(hex)?.chroma).toBeCloseTo(chroma, 3)
})

describe('families of shades', () => {
  test.each([
    ['olive', '#6f7449', 'green'],
    ['mint', '#b7dcc8', 'green'],
    ['khaki', '#8a8550', 'green'],
    ['sage', '#a7b59b', 'green'],
    ['bottle green', '#1e4d3a', 'green'],
    ['pistachio', '#c5d8a4', 'green'],
    ['teal', '#008080', 'green turquoise blue'],
    ['navy', '#22304f', 'blue'],
    ['sky', '#a9c8e6', 'blue'],
    ['denim', '#4a6a8a', 'blue'],
    ['burgundy', '#7a2a3a', 'red'],
    ['coral', '#ef7f6d', 'red orange pink'],
    ['dusty rose', '#d3a1a0', 'pink'],
    ['lilac', '#c3b1dc', 'purple'],
    ['plum', '#7b5590', 'purple'],
    ['mustard', '#c9982f', 'yellow'],
    ['caramel', '#b98b5a', 'brown'],
    ['cream', '#f1e6d2', 'white beige'],
    ['sand', '#e0cda9', 'beige'],
    ['graphite', '#4b4f57', 'grey'],
    ['near black', '#26262b', 'black'],
    ['a dark wine between the ranges', '#3c1e2d', 'red'],
  ])('%s (%s) is %s', (_, hex, families) => expect(familiesOfSwatch(hex).join(' ')).toBe(families))

  test.each([null, '', '/media/stripes.jpg', '#12345', 'red'])('%j is no colour', (swatch) =>
    expect(familiesOfSwatch(swatch)).toEqual([]),
  )

  test('every colour has a family', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        expect(familiesOfSwatch(`#${value.toString(16).padStart(6, '0')}`).length).toBeGreaterThan(0)
      }),
    )
  })
})
