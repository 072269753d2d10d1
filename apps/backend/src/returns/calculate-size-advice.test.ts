import { expect, test } from 'vitest'
import { calculateSizeAdvice } from './calculate-size-advice.ts'

test.each([
  [{ orders: 50, tooSmall: 5, tooLarge: 0 }, 'RUNS_SMALL'],
  [{ orders: 50, tooSmall: 0, tooLarge: 5 }, 'RUNS_LARGE'],
  [{ orders: 50, tooSmall: 4, tooLarge: 0 }, null],
  [{ orders: 51, tooSmall: 5, tooLarge: 0 }, null],
  [{ orders: 20, tooSmall: 6, tooLarge: 3 }, 'RUNS_SMALL'],
  [{ orders: 20, tooSmall: 6, tooLarge: 4 }, null],
  [{ orders: 0, tooSmall: 0, tooLarge: 0 }, null],
])('%j gives the advice %s', (experience, advice) => {
  expect(calculateSizeAdvice(experience)).toBe(advice)
})
