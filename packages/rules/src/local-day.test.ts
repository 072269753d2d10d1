import { describe, expect, test, vi } from 'vitest'
import { dayAfter, endOfDayAfter, instantAt, localDay, localYear } from './local-day.ts'

describe('the day of an instant', () => {
  test.each([
    ['2026-11-30T23:00:00Z', 'Europe/Warsaw', '2026-12-01'],
    ['2026-11-30T22:59:59Z', 'Europe/Warsaw', '2026-11-30'],
    ['2026-06-30T22:00:00Z', 'Europe/Warsaw', '2026-07-01'],
    ['2026-11-30T20:00:00Z', 'Asia/Yerevan', '2026-12-01'],
    ['2026-11-30T22:00:00Z', 'Europe/Kyiv', '2026-12-01'],
    ['2026-11-30T22:00:00Z', 'UTC', '2026-11-30'],
  ])('%s is in %s on %s', (instant, timeZone, day) => {
    expect(localDay(new Date(instant), timeZone)).toBe(day)
  })

  test('the year begins at local midnight', () => {
    expect(localYear(new Date('2026-12-31T19:59:59Z'), 'Asia/Yerevan')).toBe(2026)
    expect(localYear(new Date('2026-12-31T20:00:00Z'), 'Asia/Yerevan')).toBe(2027)
  })
})

describe('the end of a later day', () => {
  test.each([
    ['2026-11-30T22:30:00Z', 14, 'Europe/Warsaw', '2026-12-14T22:59:59.999Z'],
    ['2026-11-30T23:30:00Z', 14, 'Europe/Warsaw', '2026-12-15T22:59:59.999Z'],
    ['2026-11-30T20:30:00Z', 1, 'Asia/Yerevan', '2026-12-02T19:59:59.999Z'],
    // Clocks go back on 25 October and forward on 28 March.
    ['2026-10-20T10:00:00Z', 5, 'Europe/Warsaw', '2026-10-25T22:59:59.999Z'],
    ['2027-03-20T10:00:00Z', 8, 'Europe/Kyiv', '2027-03-28T20:59:59.999Z'],
    ['2027-03-20T10:00:00Z', 7, 'Europe/Kyiv', '2027-03-27T21:59:59.999Z'],
  ])('%s and %s days in %s: %s', (instant, days, timeZone, end) => {
    expect(endOfDayAfter(new Date(instant), days, timeZone).toISOString()).toBe(end)
  })

  test('days are counted over the end of a year', () => {
    expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02')
  })
})

test('an import of thousands of dates makes a format once for each time zone', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  for (let day = 1; day <= 28; day++) {
    instantAt(new Date(Date.UTC(2026, 1, day)), 'Asia/Tbilisi')
    localDay(new Date(Date.UTC(2026, 1, day)), 'Asia/Tbilisi')
  }
  expect(made).toHaveBeenCalledTimes(2)
  made.mockRestore()
})
