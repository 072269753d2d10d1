import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkPhone, maskPhone, normalizePhone, pastePhone, phoneCountry, phoneWritings } from './phone.ts'

test('VAL-08 the country is that of the form, else that of the store', () => {
  expect(phoneCountry({ country: 'SK', country_code: 'PL' }, 'CZ')).toBe('SK')
  expect(phoneCountry({ country_code: 'ua' }, 'CZ')).toBe('UA')
  expect(phoneCountry({ shipment_country: 'AM' }, 'CZ')).toBe('AM')
  expect(phoneCountry({ country: '', country_code: null }, 'CZ')).toBe('CZ')
})

test('a field takes the digits of other scripts', () => {
  expect(maskPhone('\u0660\u0665\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667', 'AE')).toBe('050 123 4567')
})

describe('phones', () => {
  test.each([
    ['VAL-09', 'PL', '123456789'],
    ['VAL-09', 'PL', '+48 123 456 789'],
    ['VAL-09', 'PL', '0048123456789'],
    ['VAL-09', 'CZ', '+420 777 123 456'],
    ['VAL-10', 'SK', '0912345678'],
    ['VAL-10', 'SK', '+421 912 345 678'],
    ['VAL-11', 'UA', '0660000001'],
    ['VAL-11', 'UA', '+380660000001'],
    ['VAL-12', 'AM', '091110050'],
    ['VAL-09', 'PL', '48 512 345 678'],
    ['VAL-09', 'PL', '00 48 512 345 678'],
    ['VAL-09', 'PL', '+48 0048 512 345 678'],
    ['VAL-09', 'PL', '\u202A+48\u00A0512\u2011345\u2009678\u202C'],
    ['VAL-09', 'CZ', '420 777 123 456'],
    ['VAL-10', 'SK', '421 912 345 678'],
    ['VAL-11', 'UA', '380 66 000 00 01'],
    ['VAL-11', 'UA', '380 (066) 000-00-01'],
    ['VAL-12', 'AM', '374 91 110 050'],
    ['VAL-09', 'PL', 'tel. +48 512 345 678'],
    ['VAL-09', 'PL', 'Tel.: 512-345-678'],
    ['VAL-09', 'PL', 'tel:+48512345678'],
    ['VAL-11', 'UA', 'моб. 066 000 00 01'],
    ['VAL-09', 'AE', '\u0660\u0665\u0660 \u0661\u0662\u0663 \u0664\u0665\u0666\u0667'],
    ['VAL-13', 'DE', '1'],
    ['VAL-13', 'DE', '+49 (170) 123-4567'],
    ['VAL-13', 'RO', '12345678901234567'],
  ])('%s %s %s is accepted', (_id, country, text) => expect(checkPhone(text, country)).toBeNull())

  test.each([
    ['VAL-09', 'PL', '012345678', '123456789'],
    ['VAL-09', 'CZ', '12345678', '123456789'],
    ['VAL-10', 'SK', '0812345678', '0912345678'],
    ['VAL-11', 'UA', '0060000001', '0660000001'],
    ['VAL-12', 'AM', '0911100500', '091110050'],
    ['VAL-09', 'PL', 'phone', '123456789'],
    ['VAL-09', 'PL', '48 512 345 67', '123456789'],
    ['VAL-09', 'PL', '48 012 345 678', '123456789'],
    ['VAL-09', 'CZ', '48 512 345 678', '123456789'],
    ['VAL-10', 'SK', '421 812 345 678', '0912345678'],
  ])('%s VAL-14 %s %s is rejected with an example', (_id, country, text, example) => {
    expect(checkPhone(text, country)).toEqual({
      id: 'validation.phone.example',
      defaultMessage: `Please specify a valid phone number (ex: ${example})`,
      value: example,
    })
  })

  test.each([
    ['PL', '+49 170 1234567', '123456789'],
    ['PL', '0049 170 1234567', '123456789'],
    ['SK', '+420 777 123 456', '0912345678'],
    ['UA', '\u202A+48\u2011512\u2011345\u2011678', '0660000001'],
  ])('VAL-14 in %s %s is rejected as a number of another country', (country, text, value) => {
    expect(checkPhone(text, country)).toMatchObject({ id: 'validation.phone.otherCountry', value })
    expect(pastePhone(text, country)).toMatch(/^(?:\+|00)/)
  })

  test.each([
    ['HR', '+385 91 234 5678', '912345678'],
    ['HR', '00385 91 234 5678', '912345678'],
    ['US', '+1 (212) 555-0100', '2125550100'],
    ['KZ', '+7 701 234 5678', '7012345678'],
    ['BR', '+55 11 91234-5678', '11912345678'],
    ['HR', '+381 60 123 4567', '00381601234567'],
  ])('AMB-54 VAL-13 in %s the country’s own prefix of %s is removed, and that of another country stays', (...row) => {
    const [country, text, digits] = row
    expect(normalizePhone(text, country)).toBe(digits)
    expect(checkPhone(text, country)).toBeNull()
  })

  test('where a number of any form is accepted, the prefix of another country stays', () => {
    expect(normalizePhone('+48 512 345 678', 'DE')).toBe('0048512345678')
    expect(checkPhone('+48 512 345 678', 'DE')).toBeNull()
  })

  test.each(['', 'abc', '123456789012345678'])(
    'VAL-13 VAL-14 in other countries %j is rejected without one',
    (text) => {
      expect(checkPhone(text, 'DE')).toEqual({
        id: 'validation.phone',
        defaultMessage: 'Please specify a valid phone number',
      })
    },
  )

  test('the country’s own prefix is removed', () => expect(normalizePhone('+421 912 345 678', 'SK')).toBe('0912345678'))

  test.each([
    ['PL', '481 234 567', '481234567'],
    ['PL', '484 812 345', '484812345'],
    ['CZ', '420 123 456', '420123456'],
    ['DE', '4930 123456', '4930123456'],
    ['RO', '40 21 123', '4021123'],
    ['PL', '48', '48'],
    ['PL', '48 484 812 345', '484812345'],
  ])('in %s a national number that begins with the digits of the prefix keeps them: %s', (country, text, kept) =>
    expect(normalizePhone(text, country)).toBe(kept),
  )
})

describe('VAL-15 the mask', () => {
  test.each([
    ['PL', '123456789', '123 456 789'],
    ['PL', '1234', '123 4'],
    ['CZ', '777-123-456', '777 123 456'],
    ['SK', '0912345678', '0912 345 678'],
    ['UA', '0660000001', '066 000 00 01'],
    ['AM', '091110050', '091 11 00 50'],
    ['DE', '0170 1234567', '01701234567'],
    ['PL', '+48 123 456 789', '+48123456789'],
    ['PL', 'tel. 12a3', '123'],
    ['PL', '0048123456789', '0048123456789'],
    ['PL', '', ''],
  ])('in %s formats %s as %s', (country, text, expected) => expect(maskPhone(text, country)).toBe(expected))

  test.each([
    ['PL', '48123456789', '123456789'],
    ['PL', '+48 123 456 789', '123456789'],
    ['PL', '0048-123-456-789', '123456789'],
    ['PL', '123 456 789', '123456789'],
    ['CZ', '+420 777 123 456', '+420777123456'],
  ])('in %s formats the pasted %s as %s', (country, text, expected) => expect(pastePhone(text, country)).toBe(expected))
})

const countries = fc.constantFrom('PL', 'CZ', 'SK', 'UA', 'AM', 'DE', 'RO', 'GB', 'XX', 'constructor')

test('VAL-15 a mask never changes the digits of a number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,17}$/), countries, (digits, country) => {
      const masked = maskPhone(digits, country)
      expect(masked.replaceAll(' ', '')).toBe(digits)
      expect(maskPhone(masked, country)).toBe(masked)
      expect(checkPhone(masked, country)).toEqual(checkPhone(digits, country))
    }),
  )
})

test('VAL-09 VAL-10 VAL-11 VAL-12 accepts the country’s numbers with prefix and spaces, and rejects others', () => {
  const forms = [
    ['PL', /^[1-9]\d{8}$/, '+48'],
    ['CZ', /^[1-9]\d{8}$/, '00420'],
    ['SK', /^09\d{8}$/, '+421'],
    ['UA', /^0[1-9]\d{8}$/, '+380'],
    ['AM', /^0[1-9]\d{7}$/, '00374'],
  ] as const
  for (const [country, form, prefix] of forms) {
    const trunk = form.source.startsWith('^0') ? 1 : 0
    fc.assert(
      fc.property(fc.stringMatching(form), (number) => {
        expect(normalizePhone([...number].join('\u200E\u00A0'), country)).toBe(number)
        expect(normalizePhone(`${prefix.replace(/^\+|^00/, '')} ${number.slice(trunk)}`, country)).toBe(number)
        expect(checkPhone([...number].join(' '), country)).toBeNull()
        expect(checkPhone(`${prefix} ${number.slice(trunk)}`, country)).toBeNull()
        expect(checkPhone(`${number}0`, country)).not.toBeNull()
      }),
    )
  }
})

test('VAL-14 accepts any input without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), countries, (text, country) => {
      const error = checkPhone(text, country)
      expect(error === null || error.id.startsWith('validation.phone')).toBe(true)
    }),
  )
})

test('normalizing a number twice changes nothing', () => {
  const parts = fc.constantFrom(
    '+',
    '00',
    '0',
    '48',
    '420',
    '421',
    '380',
    '374',
    '49',
    '512345678',
    '912345678',
    ' ',
    '\u200E',
    '-',
    'x',
  )
  const texts = fc.oneof(
    fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(texts, countries, (text, country) => {
      const once = normalizePhone(text, country)
      expect(normalizePhone(once, country)).toBe(once)
    }),
    { numRuns: 2_000 },
  )
})

test('AGENT-02 a number can be found by every notation used in its country', () => {
  const stored = ['501202303', '48501202303', '0048501202303']
  for (const typed of ['501 202 303', '+48 501-202-303', '0048501202303', '48501202303'])
    expect(phoneWritings(typed, 'PL')).toEqual(expect.arrayContaining(stored))
  expect(phoneWritings('+380 66 000 00 01', 'UA')).toEqual(expect.arrayContaining(['0660000001', '380660000001']))
  expect(phoneWritings('0660000001', 'UA')).toContain('380660000001')
  expect(phoneWritings('1', 'PL')).not.toContain('1')
})

it('VAL-13 in other countries a phone number has one to seventeen digits', () => {
  expect(checkPhone('1', 'DE')).toBeNull()
  expect(checkPhone('12345678901234567', 'DE')).toBeNull()
  expect(checkPhone('123456789012345678', 'DE')).not.toBeNull()
  expect(checkPhone('', 'DE')).not.toBeNull()
})

test.each([
  ['HU', '06 30 123 4567', '301234567', '30 123 4567'],
  ['HU', '+36 30 123-4567', '301234567', '30 123 4567'],
  ['HU', '36301234567', '301234567', '30 123 4567'],
  ['HU', '06 1 234 5678', '12345678', '12 345 678'],
  ['AE', '+971 50 123 4567', '0501234567', '050 123 4567'],
  ['AE', '00971501234567', '0501234567', '050 123 4567'],
  ['JO', '+962 79 123 4567', '0791234567', '079 123 4567'],
])('a country is data: in %s %s is stored as %s and shown as %s', (country, text, stored, shown) => {
  expect(checkPhone(text, country)).toBeNull()
  expect(normalizePhone(text, country)).toBe(stored)
  expect(maskPhone(stored, country)).toBe(shown)
  expect(checkPhone('12', country)?.value).toMatch(/^\d{9,10}$/)
})

test('a number of Poland is refused in Hungary and the Emirates', () => {
  for (const country of ['HU', 'AE'])
    expect(checkPhone('+48 512 345 678', country)?.id).toBe('validation.phone.otherCountry')
})
