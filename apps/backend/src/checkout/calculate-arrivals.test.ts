import { describe, expect, test } from 'vitest'
import { calculateArrivals } from './calculate-arrivals.ts'

const warsaw = { timeZone: 'Europe/Warsaw', from: 'PL', to: 'PL' }
const arrivals = (now: string, cutoff = '14:00', way = warsaw) =>
  calculateArrivals(new Date(now), { cutoff, daysFrom: 1, daysTo: 2 }, way).map(
    ({ orderBefore, from, to }) => `${orderBefore.toISOString().slice(5, 16)} ${from.slice(5)} ${to.slice(5)}`,
  )

describe('UX-25 the days of arrival with the cut-offs until which they hold', () => {
  test.each([
    ['before the cut-off', '2026-11-23T12:59:59Z', ['11-23T13:00 11-24 11-25', '11-24T13:00 11-25 11-26']],
    ['at the cut-off', '2026-11-23T13:00:00Z', ['11-24T13:00 11-25 11-26', '11-25T13:00 11-26 11-27']],
    ['before a weekend', '2026-11-20T10:00:00Z', ['11-20T13:00 11-23 11-24', '11-21T13:00 11-24 11-25']],
    ['when the clocks go back', '2026-10-24T13:00:00Z', ['10-25T13:00 10-27 10-28', '10-26T13:00 10-27 10-28']],
    ['when the clocks go forward', '2026-03-28T14:00:00Z', ['03-29T12:00 03-31 04-01', '03-30T12:00 03-31 04-01']],
  ])('%s', (_when, now, expected) => {
    expect(arrivals(now)).toEqual(expected)
  })

  test('of a method that leaves every day until midnight', () => {
    expect(arrivals('2026-11-23T22:30:00Z', '24:00')).toEqual(['11-23T23:00 11-24 11-25', '11-24T23:00 11-25 11-26'])
  })

  test('in the time zone of the store', () => {
    const yerevan = { timeZone: 'Asia/Yerevan', from: 'AM', to: 'AM' }
    expect(arrivals('2026-11-23T09:59:00Z', '14:00', yerevan)[0]).toBe('11-23T10:00 11-24 11-25')
    expect(arrivals('2026-11-23T10:00:00Z', '14:00', yerevan)[0]).toBe('11-24T10:00 11-25 11-26')
  })
})
