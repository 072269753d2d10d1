import { describe, expect, test } from 'vitest'
import {
  checkEmail,
  checkPhone,
  checkPostCode,
  normalizeEmail,
  normalizePhone,
  normalizePostCode,
  phoneCountry,
  requireValue,
} from './validators.ts'

test.each(['', '   ', '\t\n', null, undefined])('VAL-01 %j is missing', (text) => {
  expect(requireValue(text)?.defaultMessage).toBe('This is a required field.')
})

test('VAL-01 a zero and a letter are values', () => {
  expect(requireValue('0')).toBeNull()
  expect(requireValue(' a ')).toBeNull()
})

describe('VAL-04 email', () => {
  test.each([
    'anna@example.com',
    'Anna.Nowak+shop@Example.COM',
    ' jan@sub.example.co.uk ',
    "o'neil@example.ie",
    'żółw@żółw.pl',
    `${'a'.repeat(64)}@example.pl`,
  ])('%s is accepted', (text) => expect(checkEmail(text)).toBeNull())

  test.each([
    '',
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@example.c',
    'anna@example.c1',
    'a b@example.com',
    'a@b@example.com',
    'anna@.com',
    'anna@-a.com',
    'anna..b@example.com',
    '.anna@example.com',
    '<a@example.com>',
    `${'a'.repeat(65)}@example.pl`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(80)}.pl`,
    'anna@example.com\nbcc:x@example.com',
  ])('%s is refused', (text) => expect(checkEmail(text)?.defaultMessage).toBe('Please enter a valid email address.'))

  test('only the domain is lower-cased', () => expect(normalizeEmail(' Anna@EXAMPLE.Com')).toBe('Anna@example.com'))

  test('a long hostile address is answered at once', () => {
    const start = performance.now()
    checkEmail(`a@${'a-'.repeat(50_000)}`)
    expect(performance.now() - start).toBeLessThan(200)
  })
})

test('VAL-08 the country comes from the form, else from the store', () => {
  expect(phoneCountry({ country: 'SK', country_code: 'PL' }, 'CZ')).toBe('SK')
  expect(phoneCountry({ country_code: 'ua' }, 'CZ')).toBe('UA')
  expect(phoneCountry({ shipment_country: 'AM' }, 'CZ')).toBe('AM')
  expect(phoneCountry({ country: '', country_code: null }, 'CZ')).toBe('CZ')
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
  ])('%s VAL-14 %s %s is refused with an example', (_id, country, text, example) => {
    expect(checkPhone(text, country)).toEqual({
      id: 'validation.phone.example',
      defaultMessage: `Please specify a valid phone number (ex: ${example})`,
      value: example,
    })
  })

  test.each(['', 'abc', '123456789012345678'])('VAL-13 VAL-14 elsewhere %j is refused without one', (text) => {
    expect(checkPhone(text, 'DE')).toEqual({
      id: 'validation.phone',
      defaultMessage: 'Please specify a valid phone number',
    })
  })

  test('the prefix of the country is taken away', () =>
    expect(normalizePhone('+421 912 345 678', 'SK')).toBe('0912345678'))
})

describe('post codes', () => {
  const fourDigits = 'AM AT BE BG CH CY DK GE HU LU LV MD MK NO SI'.split(' ')
  const fiveDigits = 'DE EE ES FI FR HR IT LT MC ME RS TR UA VA SM'.split(' ')
  const spaced = 'CZ GR SE SK'.split(' ')

  test.each([
    ['VAL-16', 'AD', 'AD123'],
    ['VAL-16', 'AZ', 'AZ1234'],
    ...fourDigits.map((country) => ['VAL-17', country, '1234']),
    ...fiveDigits.map((country) => ['VAL-18', country, '12345']),
    ...spaced.map((country) => ['VAL-19', country, '123 45']),
    ['VAL-20', 'GB', 'AB12 3CD'],
    ['VAL-20', 'GB', 'w1a1aa'],
    ['VAL-20', 'IE', 'A12 B3C4'],
    ['VAL-20', 'IS', '123'],
    ['VAL-20', 'MT', 'VLT 1234'],
    ['VAL-20', 'NL', '1234 AB'],
    ['VAL-21', 'PL', '12-345'],
    ['VAL-21', 'PT', '1234-567'],
    ['VAL-21', 'RO', '123456'],
    ['VAL-21', 'XX', '12-345'],
  ] as [string, string, string][])('%s %s %s is accepted', (_id, country, text) => {
    expect(checkPostCode(text, country)).toBeNull()
  })

  test.each([
    ['VAL-16', 'AD', 'AD1234'],
    ['VAL-16', 'AZ', '1234'],
    ...fourDigits.map((country) => ['VAL-17', country, '12345']),
    ...fiveDigits.map((country) => ['VAL-18', country, '1234']),
    ...spaced.map((country) => ['VAL-19', country, '1234']),
    ['VAL-20', 'GB', '12345'],
    ['VAL-20', 'IE', '1234567'],
    ['VAL-20', 'IS', '1234'],
    ['VAL-20', 'MT', '1234 VLT'],
    ['VAL-20', 'NL', 'AB 1234'],
    ['VAL-21', 'PL', '123-45a'],
    ['VAL-21', 'PT', '123-456'],
    ['VAL-21', 'RO', '12345'],
    ['VAL-21', 'XX', '1234'],
    ['VAL-21', 'PL', ''],
  ] as [string, string, string][])('%s VAL-22 %s %s is refused with an example', (_id, country, text) => {
    const error = checkPostCode(text, country)
    expect(error?.defaultMessage).toBe(`Provided Zip/Postal Code seems to be invalid (ex: ${error?.value})`)
    expect(checkPostCode(error?.value ?? '', country)).toBeNull()
  })

  test.each([
    ['PL', '00001', '00-001'],
    ['CZ', '11000', '110 00'],
    ['PT', '1000001', '1000-001'],
    ['NL', '1234ab', '1234 AB'],
    ['DE', ' 10115 ', '10115'],
    ['GB', 'sw1a2aa', 'SW1A 2AA'],
    ['RO', '010101', '010101'],
  ])('%s %s becomes %s', (country, text, expected) => expect(normalizePostCode(text, country)).toBe(expected))
})
