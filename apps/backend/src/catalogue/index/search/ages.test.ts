import { expect, test } from 'vitest'
import { overlaps, readAge } from './ages.ts'

test.each([
  ['pl', '2-3 lata', { from: 24, to: 36 }, 2],
  ['pl', '5 lat', { from: 60, to: 72 }, 2],
  ['pl', '2-latka', { from: 24, to: 36 }, 1],
  ['cs', '6-9 mesicu', { from: 6, to: 9 }, 2],
  ['de', '3 jahre', { from: 36, to: 48 }, 2],
  ['en', '18 months', { from: 18, to: 18 }, 2],
  ['ro', '4-5 ani', { from: 48, to: 60 }, 2],
  ['uk', '3 роки', { from: 36, to: 48 }, 2],
  ['uk', '3 roky', { from: 36, to: 48 }, 2],
  ['hy', '2-3 տարեկան', { from: 24, to: 36 }, 2],
])('%s %s', (language, text, span, length) => {
  expect(readAge(text.split(' '), language)).toEqual({ span, length })
})

test('does not read a number without a unit or a descending range as an age', () => {
  for (const text of ['104', '104 czerwona', '5-2 lata', 'lata']) expect(readAge(text.split(' '), 'pl')).toBeNull()
})

test('an age belongs to the range that starts with it, not to the one that ends with it', () => {
  expect(overlaps({ from: 18, to: 18 }, { from: 18, to: 24 })).toBe(true)
  expect(overlaps({ from: 18, to: 18 }, { from: 12, to: 18 })).toBe(false)
  expect(overlaps({ from: 24, to: 36 }, { from: 18, to: 24 })).toBe(false)
})
