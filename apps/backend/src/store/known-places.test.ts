import { expect, it } from 'vitest'
import { isCountry, isLanguage } from './known-places.ts'
import { isVatId } from './vat-form.ts'

it.each(['PL', 'HU', 'XK', 'JP'])('%s is a country', (code) => expect(isCountry(code)).toBe(true))
it.each(['XX', 'ZZ', 'EU', 'pl', 'POL', ''])('"%s" is none', (code) => expect(isCountry(code)).toBe(false))
it.each(['pl', 'hy', 'ar'])('%s is a language', (code) => expect(isLanguage(code)).toBe(true))
it.each(['xx', 'PL', 'pol', ''])('"%s" is none', (code) => expect(isLanguage(code)).toBe(false))

it.each(['CZ12345678', 'PL 526-000-12-46', 'ATU12345678', 'EL123456789', 'GB123456789', 'UA 1234567890', '12345678'])(
  '%s has the form of a VAT number',
  (text) => expect(isVatId(text)).toBe(true),
)
it.each(['CZ12', 'PL526000124', 'AT12345678', '!', 'x'])('"%s" has not', (text) => expect(isVatId(text)).toBe(false))
