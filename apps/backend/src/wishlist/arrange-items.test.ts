import { expect, it } from 'vitest'
import { arrangeItems } from './arrange-items.ts'

it.each([
  ['to the beginning', [3], null, [3, 1, 2, 4]],
  ['to the end', [1], 4, [2, 3, 4, 1]],
  ['between two others', [4], 1, [1, 4, 2, 3]],
  ['together, in the given order', [4, 2], 1, [1, 4, 2, 3]],
  ['and ignores ids that are not there or repeated', [9, 2, 2], null, [2, 1, 3, 4]],
  ['and changes nothing if it is there already', [2], 1, [1, 2, 3, 4]],
])('moves items %s', (_how, moved, after, expected) => {
  expect(arrangeItems([1, 2, 3, 4], moved, after)).toEqual(expected)
})

it.each([
  ['that is not there', 9],
  ['that is itself moved', 2],
])('moves nothing after an item %s', (_how, after) => {
  expect(arrangeItems([1, 2, 3], [2], after)).toBeUndefined()
})
