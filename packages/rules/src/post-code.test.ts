import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasPostCodes } from './post-code-forms.ts'
import { checkPostCode, normalizePostCode, splitTown } from './post-code.ts'

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
  ] as [string, string, string][])('%s VAL-22 %s %s is rejected with an example', (_id, country, text) => {
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
    ['LV', 'LV-1010', '1010'],
    ['LT', 'LT-01100', '01100'],
    ['LU', 'L-1234', '1234'],
    ['DE', 'D-10969', '10969'],
    ['DE', 'DE 10969', '10969'],
    ['PL', 'PL 00-950', '00-950'],
    ['PL', '00\u2013950', '00-950'],
    ['PL', '\u202A00\u2011950\u202C', '00-950'],
    ['PL', '００−９５０', '00-950'],
    ['CZ', 'CZ-110 00', '110 00'],
    ['NL', 'NL-1234 AB', '1234 AB'],
    ['IE', 'IE-A12 B3C4', 'A12 B3C4'],
    ['SE', 'S-123 45', '123 45'],
    ['FI', 'FIN-00100', '00100'],
    ['AD', 'AD123', 'AD123'],
    ['MT', 'MT-VLT 1234', 'VLT 1234'],
  ])('%s %s becomes %s', (country, text, expected) => expect(normalizePostCode(text, country)).toBe(expected))

  test.each([
    ['PL', 'D-10969', '12-345'],
    ['LV', 'LT-01100', '1234'],
    ['DE', 'PL 00-950', '12345'],
    ['LU', 'LV-1010', '1234'],
  ])('VAL-22 in %s %s is rejected as a code of another country', (country, text, value) =>
    expect(checkPostCode(text, country)).toMatchObject({ id: 'validation.postCode.otherCountry', value }),
  )
})

test('VAL-16 VAL-17 VAL-18 VAL-19 VAL-20 VAL-21 a code is accepted without its separator and in lower case', () => {
  const forms = [
    ['AD', /^AD\d{3}$/],
    ['AZ', /^AZ\d{4}$/],
    ['AM', /^\d{4}$/],
    ['UA', /^\d{5}$/],
    ['SK', /^\d{3} \d{2}$/],
    ['GB', /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/],
    ['IE', /^[A-Z]\d[\dW] [A-Z\d]{4}$/],
    ['MT', /^[A-Z]{3} \d{4}$/],
    ['NL', /^\d{4} [A-Z]{2}$/],
    ['PL', /^\d{2}-\d{3}$/],
    ['PT', /^\d{4}-\d{3}$/],
    ['RO', /^\d{6}$/],
    ['constructor', /^\d{2}-\d{3}$/],
  ] as const
  for (const [country, form] of forms)
    fc.assert(
      fc.property(fc.stringMatching(form), (code) => {
        expect(checkPostCode(code, country)).toBeNull()
        expect(normalizePostCode(code.toLowerCase().replace(/[\s-]/g, ''), country)).toBe(code)
        expect(checkPostCode(`${code}0`, country)).not.toBeNull()
      }),
    )
})

test('VAL-22 accepts any input without throwing, and normalizing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('PL', 'GB', 'DE', 'NL', 'XX'), (text, country) => {
      const normal = normalizePostCode(text, country)
      expect(normalizePostCode(normal, country)).toBe(normal)
      const error = checkPostCode(text, country)
      expect(error === null || error.id.startsWith('validation.postCode.')).toBe(true)
    }),
  )
})

test.each([
  ['HU', '1051', '1051'],
  ['HU', 'H-1051', '1051'],
  ['JO', '11118', '11118'],
  ['JP', '1000001', '100-0001'],
  ['BR', '01310100', '01310-100'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['US', '10001', '10001'],
])('a country is data: in %s %s is written %s', (country, text, expected) => {
  expect(checkPostCode(text, country)).toBeNull()
  expect(normalizePostCode(text, country)).toBe(expected)
  expect(checkPostCode('1', country)).not.toBeNull()
})

test('the United Arab Emirates have no post codes; what somebody writes there is accepted', () => {
  expect(hasPostCodes('AE')).toBe(false)
  expect(hasPostCodes('PL')).toBe(true)
  expect(checkPostCode('', 'AE')).toBeNull()
  expect(checkPostCode('00000', 'AE')).toBeNull()
  expect(normalizePostCode('P.O. 1234', 'AE')).toBe('P.O.1234')
})

describe('a post code with a town after it', () => {
  test.each([
    ['PL', '00-950 Warszawa', '00-950', 'Warszawa'],
    ['PL', ' 00950,\u00A0Bielsko-Biała ', '00-950', 'Bielsko-Biała'],
    ['CZ', '110 00 Praha 1', '110 00', 'Praha 1'],
    ['CZ', 'CZ-11000 Ústí nad Labem', '110 00', 'Ústí nad Labem'],
    ['SK', '81101 Bratislava', '811 01', 'Bratislava'],
    ['DE', 'D-10969 Berlin', '10969', 'Berlin'],
    ['DE', '60311 Frankfurt a. M.', '60311', 'Frankfurt a. M.'],
    ['RO', '010101 București', '010101', 'București'],
    ['UA', '01001 Київ', '01001', 'Київ'],
    ['AM', '0010 Երևան', '0010', 'Երևան'],
    ['HU', '1055 Budapest', '1055', 'Budapest'],
    ['NL', '1234 AB ’s-Hertogenbosch', undefined, undefined],
    ['NL', '1234 AB Amsterdam', '1234 AB', 'Amsterdam'],
    ['GB', 'SW1A 2AA London', 'SW1A 2AA', 'London'],
  ])('in %s %j is both', (country, text, postcode, name) => {
    expect(splitTown(text, country)).toEqual(postcode && { postcode, town: name })
  })

  test.each([
    ['PL', '00-950'],
    ['PL', ''],
    ['PL', 'Warszawa'],
    ['PL', '0-950 Warszawa'],
    ['PL', '00-950 00-951'],
    ['PL', '00-950 Warszawa, Polska'],
    ['PL', '00-950 Warszawa ul. Długa 123'],
    ['PL', '00-950 <b>'],
    ['AE', '00-950 Dubai'],
  ])('in %s %j is left as it is', (country, text) => {
    expect(splitTown(text, country)).toBeUndefined()
  })
})
