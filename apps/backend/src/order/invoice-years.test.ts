import { expect, test } from 'vitest'
import { keptUntil } from './invoice-years.ts'

test.each([
  ['PL', 'Europe/Warsaw', 2033],
  ['CZ', 'Europe/Prague', 2037],
  ['AM', 'Asia/Yerevan', 2037],
  ['PL', 'UTC', 2032],
])('the tax period of %s begins with the year in %s', (country, timeZone, year) => {
  expect(keptUntil({ placedAt: new Date('2026-12-31T23:30:00Z'), country, timeZone })).toBe(year)
})
