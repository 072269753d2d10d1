import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkAddressLine,
  checkCount,
  checkDifferent,
  checkDigits,
  checkEmail,
  checkMaximumLength,
  checkMinimumLength,
  checkOrderNumber,
  checkOwnEmail,
  normalizeEmail,
  requireValue,
} from './validators.ts'

test.each(['', '   ', '\t\n', '\u200B', '\u00A0\u3164', null, undefined])('VAL-01 %j is missing', (text) => {
  expect(requireValue(text)?.defaultMessage).toBe('This is a required field.')
})

test('VAL-01 a zero and a single letter are not missing values', () => {
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
    '\u202Aanna@exam\u200Bple.com\u202C',
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
  ])('%s is rejected', (text) => expect(checkEmail(text)?.defaultMessage).toBe('Please enter a valid email address.'))

  test('only the domain is converted to lower case', () =>
    expect(normalizeEmail(' Anna@EXAMPLE.Com')).toBe('Anna@example.com'))

  test('no invisible mark is left', () =>
    expect(normalizeEmail('\uFEFFan\u00ADna@ex\u200B.pl\u200E')).toBe('anna@ex.pl'))

  test.each([
    ['Anna Nowak <anna@example.com>', 'anna@example.com'],
    ['"Nowak, Anna" <Anna@Example.COM> ', 'Anna@example.com'],
    ['anna@example.com <anna@example.com>', 'anna@example.com'],
  ])('as a mail program copies it, %j, is %s', (text, email) => {
    expect(normalizeEmail(text)).toBe(email)
    expect(checkEmail(text)).toBeNull()
  })

  test.each([
    'jan@example.com <anna@example.com>',
    'Anna <anna@example.com>, Jan <jan@example.com>',
    'Anna <anna>',
    'Anna <anna@example.com> nowak',
  ])('%j is refused, because something would be lost', (text) => {
    expect(normalizeEmail(text)).toBe(text)
    expect(checkEmail(text)?.id).toBe('validation.email')
  })

  // A check that takes quadratic time would need hours.
  test('a malicious address of ten million letters is rejected', () =>
    expect(checkEmail(`a@${'a-'.repeat(5_000_000)}`)).not.toBeNull())
})

test('VAL-04 accepts any input without throwing, and normalizing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text))
      expect([null, 'validation.email']).toContain(checkEmail(text)?.id ?? null)
    }),
  )
})

test('VAL-02 a text that is too short is reported with the minimum length', () => {
  expect(checkMinimumLength('abcd', 4)).toBeNull()
  expect(checkMinimumLength('👶👶', 2)).toBeNull()
  expect(checkMinimumLength('abc', 4)).toEqual({
    id: 'validation.tooShort',
    defaultMessage: 'Please enter at least {value} characters',
    value: '4',
  })
})

test('VAL-03 a text that is too long is reported with the maximum length', () => {
  expect(checkMaximumLength('abcd', 4)).toBeNull()
  expect(checkMaximumLength('👶👶', 2)).toBeNull()
  expect(checkMaximumLength('abcde', 4)).toEqual({
    id: 'validation.tooLong',
    defaultMessage: 'Please enter no more than {value} characters.',
    value: '4',
  })
})

test('VAL-07 a value must differ from the other', () => {
  expect(checkDifferent('new', 'old')).toBeNull()
  expect(checkDifferent('same', 'same')?.defaultMessage).toBe('Values can not be equal.')
})

describe('VAL-27 a number up to a maximum', () => {
  test.each(['1', '5', ' 3 ', '05'])('%j of 5 is accepted', (text) => expect(checkCount(text, 5)).toBeNull())
  test.each(['', ' ', '0', '00', '6', '-1', '+1', '1.5', '1e0', 'two', '9'.repeat(40), 'NaN'])(
    'rejects %j with a maximum of 5',
    (text) => expect(checkCount(text, 5)?.defaultMessage).toBe('Incorrect value'),
  )

  test('accepts every whole number from one to the maximum, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 150 }), fc.nat({ max: 100 }), (count, maximum) => {
        expect(checkCount(String(count), maximum) === null).toBe(count >= 1 && count <= maximum)
      }),
    )
  })
})

test('VAL-28 the address must be the account’s own, ignoring case', () => {
  expect(checkOwnEmail(' Anna@Example.com ', 'anna@example.com')).toBeNull()
  expect(checkOwnEmail('anna@example.org', 'anna@example.com')?.defaultMessage).toBe(
    'Enter the correct email address assigned to your account',
  )
})

describe('VAL-29 an order number', () => {
  test.each([
    '1',
    ' 000000012 ',
    '9'.repeat(30),
    '#000000012',
    '№ 12',
    '0000 0001-2',
    '\u200E000000012\u00A0',
    'Zamówienie nr 000000012',
    'Bestellnummer: 12',
    'č. 12',
    'Nr. #12.',
    '\u0661\u0662',
  ])('%j is accepted', (text) => expect(checkOrderNumber(text)).toBeNull())
  test.each(['', '  ', '12a', '#', '##1', '-1', '1#2', '1.2', 'a12', 'a 1 b 2', '\u2167'])('%j is rejected', (text) => {
    expect(checkOrderNumber(text)?.defaultMessage).toBe('Enter the correct order number (digits only).')
  })
})

describe('GIFT-05 a gift card code', () => {
  test('has the exact number of digits', () => expect(checkDigits(' 1234567890 ', 10)).toBeNull())
  test.each(['12345 67890', '1234-5678-90', '\u200E1234\u00A05678\u201390\u200B'])(
    'may be written in groups: %j',
    (text) => expect(checkDigits(text, 10)).toBeNull(),
  )
  test.each(['', '123456789', '12345 6789', '12345678901', '12345678a0', '12345.67890', '-'])(
    '%j is rejected',
    (text) => {
      expect(checkDigits(text, 10)).toEqual({
        id: 'validation.digits',
        defaultMessage: 'Please enter exactly {value} digits.',
        value: '10',
      })
    },
  )
})

describe('an address line', () => {
  test.each(['Długa 1/2', 'вул. Хрещатик, 1', "O'Connell St", '\u200FDługa\t1', 'a'.repeat(255)])(
    '%s is accepted',
    (text) => expect(checkAddressLine(text)).toBeNull(),
  )
  test.each([
    ['<b>Anna</b>', 'validation.invalid'],
    ['{{var x}}', 'validation.invalid'],
    ['https://evil.example', 'validation.invalid'],
    ['a\nb', 'validation.invalid'],
    ['a'.repeat(256), 'validation.tooLong'],
  ])('%j is rejected', (text, id) => expect(checkAddressLine(text)?.id).toBe(id))
})
