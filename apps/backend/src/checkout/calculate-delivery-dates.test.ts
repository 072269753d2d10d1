import { describe, expect, test } from 'vitest'
import { calculateDeliveryDates } from './calculate-delivery-dates.ts'

const zones: Readonly<Record<string, string>> = {
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  RO: 'Europe/Bucharest',
  UA: 'Europe/Kyiv',
  AM: 'Asia/Yerevan',
  IE: 'Europe/Dublin',
}
const dates = (instant: string, from: string, days: [number, number] = [1, 2], to = from) => {
  const pace = { cutoff: '14:00', daysFrom: days[0], daysTo: days[1] }
  const found = calculateDeliveryDates(new Date(instant), pace, { timeZone: zones[from] ?? 'UTC', from, to })
  return `${found.from.slice(5)} ${found.to.slice(5)}`
}

describe('UX-33 UX-25 an order arrives', () => {
  test.each([
    ['on the following days if placed before the cut-off', '2026-11-23T12:59:00Z', 'PL', '11-24 11-25'],
    ['a day later if placed at the cut-off', '2026-11-23T13:00:00Z', 'PL', '11-25 11-26'],
    ['after the weekend', '2026-11-20T10:00:00Z', 'PL', '11-23 11-24'],
    ['as if placed on Monday if placed at the weekend', '2026-11-21T10:00:00Z', 'PL', '11-24 11-25'],
    ['by the store’s local time, where it is already Saturday', '2026-11-20T22:30:00Z', 'AM', '11-24 11-25'],
    ['by the store’s local time, where it is still Friday', '2026-11-20T12:30:00Z', 'IE', '11-23 11-24'],
    ['after a public holiday on a weekday', '2026-11-10T10:00:00Z', 'PL', '11-12 11-13'],
    ['after Christmas, which has a third day in Poland', '2026-12-23T10:00:00Z', 'PL', '12-28 12-29'],
    ['after Christmas, which starts a day later in Germany', '2026-12-23T10:00:00Z', 'DE', '12-24 12-28'],
    ['across the end of the year', '2026-12-30T10:00:00Z', 'CZ', '12-31 01-04'],
    ['across the end of the year with Romania’s holidays', '2026-12-31T10:00:00Z', 'RO', '01-04 01-05'],
    ['across the end of the year with Armenia’s holidays', '2026-12-30T06:00:00Z', 'AM', '01-04 01-05'],
    ['after Epiphany and St John in Romania', '2027-01-05T10:00:00Z', 'RO', '01-08 01-11'],
    ['after Good Friday and Easter Monday', '2026-04-02T10:00:00Z', 'DE', '04-07 04-08'],
    ['on Good Friday if that is a working day', '2026-04-02T10:00:00Z', 'PL', '04-03 04-07'],
    ['after the Orthodox Easter', '2026-04-09T10:00:00Z', 'RO', '04-14 04-15'],
    ['after Corpus Christi', '2026-06-03T10:00:00Z', 'PL', '06-05 06-08'],
    ['after Whit Monday', '2026-05-22T10:00:00Z', 'DE', '05-26 05-27'],
  ])('%s', (_when, instant, country, expected) => {
    expect(dates(instant, country)).toBe(expected)
  })

  test.each([
    ['in the hour before the clocks go back', '2026-10-25T00:30:00Z', '10-27 10-28'],
    ['in the repeated hour after the clocks went back', '2026-10-25T01:30:00Z', '10-27 10-28'],
    ['on the Friday before the clocks go back, a minute before the cut-off', '2026-10-23T11:59:00Z', '10-26 10-27'],
    ['on the Monday after the clocks went back, a minute before the cut-off', '2026-10-26T12:59:00Z', '10-27 10-28'],
    ['on the Monday after the clocks went back, at the cut-off', '2026-10-26T13:00:00Z', '10-28 10-29'],
    ['when the clocks go forward', '2026-03-29T01:00:00Z', '03-31 04-01'],
    ['on the Monday after the clocks went forward, at the cut-off', '2026-03-30T12:00:00Z', '04-01 04-02'],
  ])('correctly if placed %s', (_when, instant, expected) => {
    expect(dates(instant, 'PL')).toBe(expected)
  })

  test('after the working days of the origin country until it ships, then those of the destination country', () => {
    // The 11th is a holiday only in Poland, the 17th only in Czechia.
    expect(dates('2026-11-11T10:00:00Z', 'PL', [2, 3], 'CZ')).toBe('11-16 11-18')
    expect(dates('2026-11-16T10:00:00Z', 'PL', [1, 1], 'CZ')).toBe('11-18 11-18')
    expect(dates('2026-11-17T10:00:00Z', 'PL', [1, 1], 'CZ')).toBe('11-19 11-19')
  })

  test('on the same day with a transit time of zero', () => {
    expect(dates('2026-11-23T08:00:00Z', 'PL', [0, 0])).toBe('11-23 11-23')
  })
})
