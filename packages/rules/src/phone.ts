import { errorWithExample, type WrittenForm } from './field-example.ts'
import { withoutSeparators } from './separators.ts'
import type { FieldError } from './validators.ts'

/** The number format of a country, and how its input mask groups digits. */
interface PhoneForm extends WrittenForm {
  groups?: readonly number[]
}

const nineDigits: PhoneForm = { test: /^[1-9]\d{8}$/, example: '123456789', groups: [3, 3, 3] }
const phoneForms: Readonly<Record<string, PhoneForm>> = {
  PL: nineDigits,
  CZ: nineDigits,
  SK: { test: /^09\d{8}$/, example: '0912345678', groups: [4, 3, 3] },
  UA: { test: /^0[1-9]\d{8}$/, example: '0660000001', groups: [3, 3, 2, 2] },
  AM: { test: /^0[1-9]\d{7}$/, example: '091110050', groups: [3, 2, 2, 2] },
  // Landlines have one digit less.
  HU: { test: /^[1-9]\d{7,8}$/, example: '301234567', groups: [2, 3, 4] },
  AE: { test: /^0[1-9]\d{7,8}$/, example: '0501234567', groups: [3, 3, 4] },
  JO: { test: /^0[1-9]\d{7,8}$/, example: '0791234567', groups: [3, 3, 4] },
}
const anyPhone: PhoneForm = { test: /^\d{1,17}$/ }

const formOf = (country: string): PhoneForm =>
  Object.hasOwn(phoneForms, country) ? (phoneForms[country] ?? anyPhone) : anyPhone

/** The country whose rule applies: the one chosen in the form, otherwise the store's own. */
export function phoneCountry(
  form: { country?: string | null; country_code?: string | null; shipment_country?: string | null },
  defaultCountry: string,
): string {
  return (form.country || form.country_code || form.shipment_country || defaultCountry).toUpperCase()
}

const callingCodes: Readonly<Record<string, string>> = {
  AE: '971',
  AM: '374',
  AT: '43',
  BE: '32',
  BG: '359',
  CH: '41',
  CY: '357',
  CZ: '420',
  DE: '49',
  DK: '45',
  EE: '372',
  ES: '34',
  FI: '358',
  FR: '33',
  GB: '44',
  GR: '30',
  HR: '385',
  HU: '36',
  IE: '353',
  IT: '39',
  JO: '962',
  LT: '370',
  LU: '352',
  LV: '371',
  MD: '373',
  MT: '356',
  NL: '31',
  NO: '47',
  PL: '48',
  PT: '351',
  RO: '40',
  SE: '46',
  SI: '386',
  SK: '421',
  UA: '380',
}
const withTrunkZero = new Set(['SK', 'UA', 'AM', 'AE', 'JO'])
/** Digits that are dialled before a national number, and are no part of it here. */
const dialledBefore: Readonly<Record<string, string>> = { HU: '06' }

/** A number without the spaces, invisible marks and punctuation between its digits. */
const compactPhone = (text: string): string => withoutSeparators(text).replaceAll(/[()./]/g, '')

/** Whether the number begins with the prefix of another country: `+49` or `0049` in Poland. */
function hasOtherPrefix(number: string, country: string): boolean {
  const dialled = /^(?:\+|00)+(.*)/.exec(number)?.[1]
  const own = Object.hasOwn(callingCodes, country) ? callingCodes[country] : undefined
  if (dialled === undefined || own === undefined || dialled.startsWith(own)) return false
  return Object.values(callingCodes).some((code) => dialled.startsWith(code))
}

/**
 * Removes spaces, punctuation and the country's own prefix: `+48`, `0048`, or `48` if the rest is a whole number of the country. So
 * a national number that begins with the same digits keeps them: `481234567` is one in Poland, `48512345678` has a prefix. A prefix
 * that is written twice, by a form and by the visitor, is removed twice. The prefix of another country stays, beginning with `00`.
 */
export function normalizePhone(text: string, country: string): string {
  const number = compactPhone(text)
  const code = Object.hasOwn(callingCodes, country) ? callingCodes[country] : undefined
  if (code === undefined) return number.replace(/^\++/, '')
  if (hasOtherPrefix(number, country)) return number.replace(/^(?:\+|00)+/, '00')
  const prefix = new RegExp(`^(?:(?:\\+|00)${code}|\\+)+`).exec(number)?.[0] ?? ''
  const rest = number.slice(prefix.length)
  const national = prefix.includes(code) ? withTrunk(rest, country) : withoutDialled(rest, country)
  const { test } = formOf(country)
  const bare = rest.startsWith(code) ? withTrunk(rest.slice(code.length), country) : ''
  return test.test(bare) && !test.test(national) ? bare : national
}

function withoutDialled(number: string, country: string): string {
  const digits = dialledBefore[country]
  return digits !== undefined && number.startsWith(digits) ? number.slice(digits.length) : number
}

function withTrunk(number: string, country: string): string {
  return withTrunkZero.has(country) && !number.startsWith('0') ? `0${number}` : number
}

/** The digits of a number in every form in which people of the country write it, for searching. */
export function phoneWritings(text: string, country: string): string[] {
  const digits = text.replace(/\D/g, '')
  const national = normalizePhone(text, country).replace(/\D/g, '')
  const code = Object.hasOwn(callingCodes, country) ? (callingCodes[country] ?? '') : ''
  const bare = (national.startsWith(code) ? national.slice(code.length) : national).replace(/^0/, '')
  const known = [national.replace(/^0/, ''), bare].flatMap((number) => [
    number,
    `0${number}`,
    ...(code === '' ? [] : [code + number, `00${code}${number}`, `${code}0${number}`]),
  ])
  return [...new Set([digits, national, ...known])].filter((number) => number.length > 2)
}

/** The number must have the format of its country. */
export function checkPhone(text: string, country: string): FieldError | null {
  const form = formOf(country)
  if (form.test.test(normalizePhone(text, country))) return null
  if (form.example !== undefined && hasOtherPrefix(compactPhone(text), country))
    return {
      id: 'validation.phone.otherCountry',
      defaultMessage: 'This number has the prefix of another country. Please enter one such as {value}.',
      value: form.example,
    }
  return errorWithExample('validation.phone', 'Please specify a valid phone number', form.example)
}

const longestPolish = 9

/**
 * Normalizes a pasted number. In Poland keeps the last nine characters, which drops its prefix. That of another country stays, so
 * that the number is refused instead of cut.
 */
export function pastePhone(text: string, country: string): string {
  const compact = compactPhone(text)
  return country === 'PL' && compact.length > longestPolish && !hasOtherPrefix(compact, country)
    ? compact.slice(-longestPolish)
    : compact
}

/**
 * Formats a phone number while it is typed, in the groups of the country. A number with a plus sign or too many digits stays
 * ungrouped, so that no input is lost.
 */
export function maskPhone(text: string, country: string): string {
  const typed = text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  const { groups } = formOf(country)
  if (groups === undefined || typed.startsWith('+')) return typed
  if (typed.length > groups.reduce((sum, size) => sum + size, 0)) return typed
  let from = 0
  const parts = groups.map((size) => typed.slice(from, (from += size)))
  return parts.filter((part) => part !== '').join(' ')
}
