import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyOf, formatMoney } from './money.ts'
import { storeByCode, type StoreView } from './store-views.ts'

const written = (code: string, value: number): string =>
  formatMoney(storeByCode(code) as StoreView, { value }).replaceAll(/[\u00A0\u202F]/g, ' ')

test('AMB-27 formats drams without decimals, and whole hryvnias, crowns and forints without them', () => {
  expect([written('am', 8900.5), written('ua', 8900), written('ua', 8900.5)]).toEqual([
    '8 901 ֏',
    '8 900 ₴',
    '8 900,50 ₴',
  ])
  expect([written('cz', 1379), written('cz', 1379.9)]).toEqual(['1 379 Kč', '1 379,90 Kč'])
  const forint = { ...(storeByCode('pl') as StoreView), locale: 'hu-HU', currency: 'HUF' }
  const inForint = [29990, 3186.85].map((value) => formatMoney(forint, { value }).replaceAll(/\s/g, ' '))
  expect(inForint).toEqual(['29 990 Ft', '3186,85 Ft'])
})

test('STORE-32 AMB-26 uses the amount’s currency, then the store’s, then USD', () => {
  expect(currencyOf({ value: 1, currency: 'CZK' }, { currency: 'PLN' })).toBe('CZK')
  expect(currencyOf({ value: 1 }, { currency: 'PLN' })).toBe('PLN')
  expect(currencyOf({ value: 1 }, undefined)).toBe('USD')
  expect(currencyOf({ value: 1, currency: '' }, { currency: null })).toBe('USD')
})

describe('STORE-33 the currency of the store', () => {
  test.each([
    ['pl', 79.99, '79,99 zł'],
    ['cz', 1449.5, '1 449,50 Kč'],
    ['eu', 19.99, '€19.99'],
    ['de', 1234.5, '1.234,50 €'],
    ['am', 8900, '8 900 ֏'],
    ['am', 1234567.4, '1 234 567 ֏'],
    ['ua', 1449.5, '1 449,50 ₴'],
    ['ro', 1449.5, '1.449,50 lei'],
  ])('STORE-33 formats a price in %s for its locale', (code, value, text) => {
    expect(written(code, value)).toBe(text)
  })

  test.each([
    ['USD', '$12.50'],
    ['GBP', '£12.50'],
    ['EUR', '€12.50'],
    ['XYZ9', 'XYZ9 12.50'],
  ])('STORE-33 formats %s as %s for a locale that Intl does not know', (currency, text) => {
    expect(formatMoney({ locale: 'not a locale', currency }, { value: 12.5 })).toBe(text)
  })
})

test('STORE-33 formats every price exactly like Intl, in every store view and currency', () => {
  const amounts = fc.integer({ min: -100_000_00, max: 100_000_000 }).map((cents) => cents / 100)
  const locales = fc.constantFrom('pl-PL', 'cs-CZ', 'sk-SK', 'de-DE', 'en-GB', 'ro-RO', 'uk-UA')
  const currencies = fc.constantFrom('PLN', 'CZK', 'EUR', 'RON', 'UAH', 'USD', 'GBP')
  fc.assert(
    fc.property(amounts, locales, currencies, (value, locale, currency) => {
      const trailingZeroDisplay = ['CZK', 'UAH'].includes(currency) ? 'stripIfInteger' : 'auto'
      const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', trailingZeroDisplay } as const
      const intl = new Intl.NumberFormat(locale, style)
      expect(formatMoney({ locale, currency }, { value })).toBe(intl.format(value))
    }),
    { numRuns: 400 },
  )
})
