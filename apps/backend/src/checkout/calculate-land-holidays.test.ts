import { describe, expect, test } from 'vitest'
import { calculateDeliveryDates } from './calculate-delivery-dates.ts'
import { landHolidays } from './calculate-land-holidays.ts'
import { laenderOf } from './calculate-laender.ts'

describe('UX-33 the regional holidays 2026 to 2030', () => {
  test.each([
    ['BW', ['01-06 06-04 11-01', '01-06 05-27 11-01', '01-06 06-15 11-01', '01-06 05-31 11-01', '01-06 06-20 11-01']],
    [
      'BY',
      [
        '01-06 06-04 08-15 11-01',
        '01-06 05-27 08-15 11-01',
        '01-06 06-15 08-15 11-01',
        '01-06 05-31 08-15 11-01',
        '01-06 06-20 08-15 11-01',
      ],
    ],
    ['SL', ['06-04 08-15 11-01', '05-27 08-15 11-01', '06-15 08-15 11-01', '05-31 08-15 11-01', '06-20 08-15 11-01']],
    ['NW', ['06-04 11-01', '05-27 11-01', '06-15 11-01', '05-31 11-01', '06-20 11-01']],
    ['RP', ['06-04 11-01', '05-27 11-01', '06-15 11-01', '05-31 11-01', '06-20 11-01']],
    ['HE', ['06-04', '05-27', '06-15', '05-31', '06-20']],
    ['SN', ['10-31 11-18', '10-31 11-17', '10-31 11-22', '10-31 11-21', '10-31 11-20']],
    ['BE', Array.from({ length: 5 }, () => '03-08')],
    ['MV', Array.from({ length: 5 }, () => '03-08 10-31')],
    ['ST', Array.from({ length: 5 }, () => '01-06 10-31')],
    ['TH', Array.from({ length: 5 }, () => '09-20 10-31')],
    ['BB', Array.from({ length: 5 }, () => '10-31')],
    ['HB', Array.from({ length: 5 }, () => '10-31')],
    ['HH', Array.from({ length: 5 }, () => '10-31')],
    ['NI', Array.from({ length: 5 }, () => '10-31')],
    ['SH', Array.from({ length: 5 }, () => '10-31')],
  ] as const)('of %s', (land, years) => {
    for (const [place, days] of years.entries())
      expect(
        landHolidays(land, 2026 + place)
          .map((day) => day.slice(5))
          .join(' '),
      ).toBe(days)
  })
})

test.each([
  ['10115', ['BE']],
  ['80331', ['BY']],
  ['70173', ['BW']],
  ['01067', ['SN']],
  ['20095', ['HH']],
  ['28195', ['HB']],
  ['50667', ['NW']],
  ['60311', ['HE']],
  ['55116', ['RP']],
  ['66111', ['SL']],
  ['99084', ['TH']],
  ['39104', ['ST']],
  ['14467', ['BB']],
  ['19053', ['MV']],
  ['24103', ['SH']],
  ['30159', ['NI']],
  ['59969', ['HE', 'NW']],
  [' 80331 ', ['BY']],
  ['00-001', []],
  ['', []],
])('UX-33 the post code %j is in %j', (postcode, laender) => {
  expect(laenderOf(postcode)).toEqual(laender)
})

const pace = { cutoff: '14:00', daysFrom: 1, daysTo: 2 }
const way = { timeZone: 'Europe/Berlin', from: 'PL', to: 'DE' }

test('UX-33 a delivery can arrive on Epiphany in Berlin, but not in Munich', () => {
  const monday = new Date('2027-01-04T09:00:00Z')
  expect(calculateDeliveryDates(monday, pace, { ...way, postcode: '10115' })).toEqual({
    from: '2027-01-05',
    to: '2027-01-06',
  })
  expect(calculateDeliveryDates(monday, pace, { ...way, postcode: '80331' })).toEqual({
    from: '2027-01-05',
    to: '2027-01-07',
  })
  expect(calculateDeliveryDates(monday, pace, way)).toEqual({ from: '2027-01-05', to: '2027-01-06' })
})
