import { expect, it } from 'vitest'
import { moveChoice } from './use-assist.ts'

it.each([
  [null, 'ArrowDown', 3, 0],
  [0, 'ArrowDown', 3, 1],
  [2, 'ArrowDown', 3, 0],
  [null, 'ArrowUp', 3, 2],
  [2, 'ArrowUp', 3, 1],
  [0, 'ArrowUp', 3, 2],
  [0, 'ArrowDown', 1, 0],
  [null, 'ArrowDown', 0, null],
  [1, 'ArrowUp', 0, null],
] as const)('SRCH-07 from %s, %s in a list of %i moves to %s', (chosen, key, count, next) => {
  expect(moveChoice(chosen, key, count)).toBe(next)
})
