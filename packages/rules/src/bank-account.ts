import { domesticBody } from './domestic-account.ts'
import { errorWithExample, type WrittenForm } from './field-example.ts'
import { withoutSeparators } from './separators.ts'
import type { FieldError } from './validators.ts'

/** The part of an IBAN after the country and the two check digits. */
const bodies: ReadonlyMap<string, WrittenForm> = new Map<string, WrittenForm>([
  ['CZ', { test: /^\d{20}$/, example: 'CZ6508000000192000145399' }],
  ['SK', { test: /^\d{20}$/, example: 'SK3112000000198742637541' }],
  ['DE', { test: /^\d{18}$/, example: 'DE89370400440532013000' }],
  ['PL', { test: /^\d{24}$/, example: 'PL61109010140000071219812874' }],
  ['RO', { test: /^[A-Z]{4}[A-Z\d]{16}$/, example: 'RO49AAAA1B31007593840000' }],
])
const defaultBody: WrittenForm = { test: /^\d{24}$/ }
const shortest = 5

/**
 * An account number in capitals, without the spaces and dashes between its groups and words before it (`IBAN`, `account no.:`), and
 * without the code of the bank after an IBAN.
 */
export const compactAccount = (text: string): string =>
  withoutBank(
    withoutSeparators(text)
      .toUpperCase()
      .replace(/^[^:\d]{1,30}:/, '')
      .replace(/^IBAN/, ''),
  )

/** The code of a bank (BIC, ISO 9362), with or without a word before it. */
const bank = /[,;/|(]?(?:(?:BIC|SWIFT)(?:\/(?:BIC|SWIFT))?[:.]?)?[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?\)?$/

/** Copied with its bank, as bank apps do: `DE89 … 00 COBADEFFXXX`. The IBAN before it has its own check digits. */
function withoutBank(account: string): string {
  const iban = account.replace(bank, '')
  return !hasCheckDigits(account) && hasCheckDigits(iban) ? iban : account
}

const hasCheckDigits = (account: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account) && ibanRemainder(account.slice(4) + account.slice(0, 4)) === 1

/**
 * Removes spaces and dashes, converts to capitals, and puts the country code before plain digits. A number as banks write it in the
 * Czech Republic, Slovakia and Hungary becomes the IBAN.
 */
export function normalizeBankAccount(text: string, country: string): string {
  const compact = compactAccount(text)
  const body = domesticBody(text, country)
  if (body !== undefined) return country + checkDigits(country, body) + body
  return /^\d+$/.test(compact) ? country + compact : compact
}

/**
 * Validates an optional account number as an IBAN. It must have the format of its own country or, for plain digits, of the given
 * one.
 */
export function checkBankAccount(text: string, country: string): FieldError | null {
  const compact = compactAccount(text)
  if (compact === '') return null
  if (compact.length >= shortest && isIban(normalizeBankAccount(text, country))) return null
  const { example } = bodies.get(country) ?? defaultBody
  return errorWithExample('validation.bankAccount', 'Please specify a valid bank account number', example)
}

function isIban(account: string): boolean {
  const parts = /^([A-Z]{2})(\d{2})([A-Z\d]+)$/.exec(account)
  if (parts === null) return false
  const [, country = '', check = '', body = ''] = parts
  return (bodies.get(country) ?? defaultBody).test.test(body) && ibanRemainder(body + country + check) === 1
}

const checkDigits = (country: string, body: string): string =>
  String(98 - ibanRemainder(`${body}${country}00`)).padStart(2, '0')

/** Modulo 97 of the digits, with letters as 10 to 35 (ISO 7064, MOD 97-10). */
export function ibanRemainder(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
