import { describe, expect, it } from 'vitest'
import { dropIndex, inOrder, moved } from './product-order.ts'

it.each([
  ['c', 0, 'cabd'],
  ['a', 3, 'bcda'],
  ['b', 1, 'abcd'],
])('moves %s to index %i', (entry, index, expected) => {
  expect(moved([...'abcd'], entry, index).join('')).toBe(expected)
})

it('shows products that another tab has added first, and none that it has removed', () => {
  const products = [...'abcx'].map((uid) => ({ uid }))
  expect(inOrder(products, ['c', 'gone', 'a', 'b']).map(({ uid }) => uid)).toEqual(['x', 'c', 'a', 'b'])
})

describe('a dragged row', () => {
  // The second row is high, because its name wraps.
  const rows = [
    { top: 0, height: 80 },
    { top: 90, height: 200 },
    { top: 300, height: 80 },
    { top: 390, height: 80 },
  ]

  it.each([
    [0, 0, 0],
    [0, 109, 0],
    [0, 111, 1],
    [0, 261, 2],
    [0, 5000, 3],
    [3, -49, 3],
    [3, -51, 2],
    [3, -5000, 0],
    [1, 49, 1],
    [1, 51, 2],
    [1, -51, 0],
  ])('from index %i by %i pixels is dropped at index %i', (from, distance, to) => {
    expect(dropIndex(rows, from, distance)).toBe(to)
  })
})
