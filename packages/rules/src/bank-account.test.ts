import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBankAccount, normalizeBankAccount } from './bank-account.ts'

const good: Readonly<Record<string, string>> = {
  CZ: 'CZ6508000000192000145399',
  SK: 'SK3112000000198742637541',
  DE: 'DE89370400440532013000',
  PL: 'PL61109010140000071219812874',
  RO: 'RO49AAAA1B31007593840000',
}

describe('VAL-23 an account number', () => {
  test.each(['', '   '])('%j is accepted, because the field is optional', (text) => {
    expect(checkBankAccount(text, 'PL')).toBeNull()
  })

  test('is normalized without spaces and in capitals', () => {
    expect(checkBankAccount(' ro49 aaaa 1b31 0075 9384 0000 ', 'RO')).toBeNull()
    expect(normalizeBankAccount('ro49 aaaa 1b31', 'PL')).toBe('RO49AAAA1B31')
  })

  test.each(['PL61', '6110', 'P'])('%s is too short', (text) => expect(checkBankAccount(text, 'PL')).not.toBeNull())
})

describe('VAL-24 plain digits', () => {
  test('are treated as an account of the given country', () => {
    expect(normalizeBankAccount('61 1090 1014 0000 0712 1981 2874', 'PL')).toBe(good['PL'])
    expect(checkBankAccount('61109010140000071219812874', 'PL')).toBeNull()
    expect(checkBankAccount('61109010140000071219812874', 'DE')).not.toBeNull()
  })

  test('are not prefixed if they already have a country code', () => {
    expect(checkBankAccount(good['DE'] ?? '', 'PL')).toBeNull()
  })
})

describe('VAL-25', () => {
  test.each(Object.entries(good))('%s requires its length: %s', (country, account) => {
    expect(checkBankAccount(account, country)).toBeNull()
    expect(checkBankAccount(`${account}0`, country)).not.toBeNull()
    expect(checkBankAccount(account.slice(0, -1), country)).not.toBeNull()
  })

  test('in Romania requires four letters after the check digits', () => {
    expect(checkBankAccount(ibanOf('RO', 'AAAA1B31007593840000'), 'RO')).toBeNull()
    expect(checkBankAccount(ibanOf('RO', '1AAA1B31007593840000'), 'RO')).not.toBeNull()
  })

  test('in Hungary requires 24 digits', () => {
    expect(checkBankAccount(ibanOf('HU', '117730161111101800000000'), 'HU')).toBeNull()
    expect(checkBankAccount(ibanOf('HU', '11773016111110180000000'), 'HU')).not.toBeNull()
  })

  test('must have the remainder 1 modulo 97, so that a wrong digit is detected', () => {
    const bodies = [
      ['PL', /^\d{24}$/],
      ['CZ', /^\d{20}$/],
      ['DE', /^\d{18}$/],
      ['RO', /^[A-Z]{4}[A-Z\d]{16}$/],
    ] as const
    for (const [country, form] of bodies)
      fc.assert(
        fc.property(fc.stringMatching(form), fc.nat({ max: 11 }), (body, at) => {
          const account = ibanOf(country, body)
          expect(checkBankAccount(account, country)).toBeNull()
          const place = account.length - 1 - at
          const digit = Number.parseInt(account.charAt(place), 36)
          if (digit > 9) return
          const other = String((digit + 1) % 10)
          expect(checkBankAccount(account.slice(0, place) + other + account.slice(place + 1), country)).not.toBeNull()
        }),
      )
  })
})

test.each(Object.entries(good))('VAL-26 %s is rejected with a valid example', (country, example) => {
  expect(checkBankAccount('12345', country)).toEqual({
    id: 'validation.bankAccount.example',
    defaultMessage: `Please specify a valid bank account number (ex: ${example})`,
    value: example,
  })
})

test('VAL-26 other countries have no example', () => {
  expect(checkBankAccount('12345', 'UA')).toEqual({
    id: 'validation.bankAccount',
    defaultMessage: 'Please specify a valid bank account number',
  })
})

test('VAL-23 accepts any input without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('PL', 'RO', 'XX', 'toString'), (text, country) => {
      const error = checkBankAccount(text, country)
      expect(error === null || error.id.startsWith('validation.bankAccount')).toBe(true)
    }),
  )
})

/** An IBAN with check digits according to ISO 7064. */
function ibanOf(country: string, body: string): string {
  const digits = [...`${body}${country}00`].map((character) => Number.parseInt(character, 36)).join('')
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${body}`
}

describe('an IBAN with the code of its bank after it', () => {
  test.each([
    ['DE', 'DE89 3704 0044 0532 0130 00 COBADEFFXXX', 'DE89370400440532013000'],
    ['DE', 'IBAN: DE89 3704 0044 0532 0130 00, BIC: COBADEFF', 'DE89370400440532013000'],
    ['CZ', 'CZ65 0800 0000 1920 0014 5399 / BIC GIBACZPX', 'CZ6508000000192000145399'],
    ['PL', 'PL61 1090 1014 0000 0712 1981 2874\nSWIFT/BIC: WBKPPLPP', 'PL61109010140000071219812874'],
    ['RO', 'RO49 AAAA 1B31 0075 9384 0000 (RNCBROBU)', 'RO49AAAA1B31007593840000'],
  ])('in %s %j is accepted', (country, text, account) => {
    expect(checkBankAccount(text, country)).toBeNull()
    expect(normalizeBankAccount(text, country)).toBe(account)
  })

  test.each([
    ['DE', 'DE88 3704 0044 0532 0130 00 COBADEFFXXX'],
    ['DE', 'DE89 3704 0044 0532 0130 00 COBADE'],
    ['DE', 'DE89 3704 0044 0532 0130 00 COBADEFFXXX Nowak'],
    ['DE', 'DE89 3704 0044 0532 0130 00 PL61 1090 1014 0000 0712 1981 2874'],
  ])('in %s %j is refused', (country, text) => {
    expect(checkBankAccount(text, country)).not.toBeNull()
  })
})
