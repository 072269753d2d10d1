import { describe, expect, test } from 'vitest'
import { easternEaster, publicHolidays, westernEaster } from './calculate-public-holidays.ts'

test.each([
  [2019, '2019-04-21', '2019-04-28'],
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2026, '2026-04-05', '2026-04-12'],
  [2027, '2027-03-28', '2027-05-02'],
  [2028, '2028-04-16', '2028-04-16'],
  [2038, '2038-04-25', '2038-04-25'],
])('UX-33 Easter of %i is on %s, and Orthodox Easter on %s', (year, western, eastern) => {
  expect(westernEaster(year)).toBe(western)
  expect(easternEaster(year)).toBe(eastern)
})

describe('UX-33 the public holidays of 2026', () => {
  test.each([
    ['PL', '01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26'],
    ['CZ', '01-01 04-03 04-06 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26'],
    ['SK', '01-01 01-06 04-03 04-06 05-01 05-08 07-05 08-29 09-15 11-01 12-24 12-25 12-26'],
    ['DE', '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
    ['RO', '01-01 01-02 01-06 01-07 01-24 04-10 04-12 04-13 05-01 05-31 06-01 08-15 11-30 12-01 12-25 12-26'],
    ['UA', '01-01 03-08 04-12 05-01 05-08 05-31 06-28 07-15 08-24 10-01 12-25'],
    ['AM', '01-01 01-02 01-06 01-28 03-08 04-24 05-01 05-09 05-28 07-05 09-21 12-31'],
    ['FR', '01-01 04-06 05-01 12-25 12-26'],
  ])('of %s', (country, days) => {
    expect(
      publicHolidays(country, 2026)
        .map((day) => day.slice(5))
        .join(' '),
    ).toBe(days)
  })

  test('follow the law in force in each year', () => {
    expect(publicHolidays('PL', 2024)).not.toContain('2024-12-24')
    expect(publicHolidays('SK', 2023)).toContain('2023-11-17')
  })
})
