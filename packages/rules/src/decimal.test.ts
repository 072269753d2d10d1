import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeDecimal } from './decimal.ts'
import { intlLocales } from './intl-locales.ts'

const locales = ['pl-PL', 'cs-CZ', 'sk-SK', 'de-DE', 'en-GB', 'ro-RO', 'uk-UA', 'hy-AM']
const values = fc.oneof(
  fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }).map((cents) => cents / 100),
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((thousandths) => thousandths / 1000),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.constantFrom(0, -0, 1.005, 1.255, 999.995, 1234, 12_345, 0.5, -0.004),
)

test.each(locales)('STORE-33 formats numbers in %s exactly like Intl', (locale) => {
  const intl = [0, 2].map((digits) => {
    const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return [digits, new Intl.NumberFormat(locale === 'hy-AM' ? intlLocales('pl-PL') : locale, decimals)] as const
  })
  fc.assert(
    fc.property(values, fc.constantFrom(...intl), (value, [digits, format]) => {
      const written = writeDecimal(locale, value, digits)
      expect(written ?? format.format(value)).toBe(format.format(value))
    }),
    { numRuns: 500 },
  )
})

test('returns undefined for unknown locales and very large numbers', () => {
  expect(writeDecimal('fr-FR', 12.5, 2)).toBeUndefined()
  expect(writeDecimal('pl-PL', Number.NaN, 2)).toBeUndefined()
  expect(writeDecimal('pl-PL', Number.POSITIVE_INFINITY, 2)).toBeUndefined()
  expect(writeDecimal('pl-PL', 1e300, 2)).toBeUndefined()
  expect(writeDecimal('pl-PL', 1449.5, 2)).toBe('1449,50')
})
