import { describe, expect, test } from 'vitest'
import { countDays, formatDate, formatDays, formatMoment, formatMoney, formatWeekday } from './formats.ts'

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')
const evening = new Date('2026-11-30T23:30:00Z')

describe('emails, documents and pages write as the storefront does', () => {
  test.each([
    ['pl_PL', 'PLN', '14,90 zł', '1 grudnia 2026', 'wt., 1 grudnia – czw., 3 grudnia', '30 dni'],
    ['cs_CZ', 'CZK', '14,90 Kč', '1. prosince 2026', 'út 1. 12. – čt 3. 12.', '30 dnů'],
    ['sk_SK', 'EUR', '14,90 €', '1. decembra 2026', 'ut 1. – št 3. 12.', '30 dní'],
    ['de_DE', 'EUR', '14,90 €', '1. Dezember 2026', 'Di., 1. – Do., 3. Dezember', '30 Tage'],
    ['en_US', 'EUR', '€14.90', '1 December 2026', 'Tue 1 December – Thu 3 December', '30 days'],
    ['ro_RO', 'RON', '14,90 lei', '1 decembrie 2026', 'mar., 1 decembrie – joi, 3 decembrie', '30 de zile'],
    ['uk_UA', 'UAH', '14,90 ₴', '1 грудня 2026 р.', 'вт, 1 – чт, 3 грудня', '30 днів'],
    ['hy_AM', 'AMD', '15 ֏', '2026 թ. դեկտեմբերի 1', 'երեքշաբթի, դեկտեմբերի 1 – հինգշաբթի, դեկտեմբերի 3', '30 օր'],
  ])('in %s', (locale, currency, money, date, range, days) => {
    expect(plain(formatMoney(locale, currency, 14_90))).toBe(money)
    expect(plain(formatDate(locale, evening, 'Europe/Warsaw'))).toBe(date)
    expect(plain(formatDays(locale, '2026-12-01', '2026-12-03'))).toBe(range)
    expect(plain(countDays(locale, 30))).toBe(days)
    expect(countDays(locale, 30)).not.toContain(' ')
  })

  test.each([
    ['cs_CZ', 'CZK', '1 379 Kč'],
    ['uk_UA', 'UAH', '1 379 ₴'],
    ['ro_RO', 'RON', '1.379,00 lei'],
    ['hy_AM', 'AMD', '1 379 ֏'],
  ])('whole amounts in %s', (locale, currency, money) => {
    expect(plain(formatMoney(locale, currency, 1_379_00))).toBe(money)
  })
})

test('a moment has its time, on request to the second and with the time zone', () => {
  expect(plain(formatMoment('pl_PL', evening, 'Europe/Warsaw'))).toBe('1 grudnia 2026 00:30')
  expect(plain(formatMoment('hy_AM', evening, 'Asia/Yerevan'))).toBe('2026 թ. դեկտեմբերի 1, 03:30')
  expect(plain(formatMoment('en_US', evening, 'Europe/Dublin', 'long'))).toBe('30 November 2026 at 23:30:00 GMT')
  expect(formatMoment('hy_AM', evening, 'Asia/Yerevan', 'long')).toMatch(/^2026 թ\. դեկտեմբերի 1, 03:30:00 \S/)
})

test('a single day and a weekday', () => {
  expect(formatDays('en_US', '2026-12-01', '2026-12-01')).toBe('Tue 1\u00A0December')
  expect(formatDays('hy_AM', '2026-12-01', '2026-12-01')).toBe('երեքշաբթի, դեկտեմբերի\u00A01')
  expect([formatWeekday('en_US', evening), formatWeekday('hy_AM', evening)]).toEqual(['Mon', 'երկուշաբթի'])
})
