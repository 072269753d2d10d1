import { expect, test } from 'vitest'
import { printRange } from './sizes.ts'

test('a range of sizes is printed with the dash of its language', () => {
  expect(printRange('23-26', 'pl')).toBe('23–26')
  expect(printRange('23-26', 'sk')).toBe('23\u00A0– 26')
  expect(printRange('98', 'sk')).toBe('98')
})
