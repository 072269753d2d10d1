/** What is wrong with a field: an id for the translation, the English text, and an example where there is one. */
export interface FieldError {
  id: string
  defaultMessage: string
  value?: string
}

/** Blank or only white space is missing. */
export function requireValue(text: string | null | undefined): FieldError | null {
  return (text ?? '').trim() === '' ? { id: 'validation.required', defaultMessage: 'This is a required field.' } : null
}

/** Trims and lower-cases the domain, so that a keyboard that capitalises does not fail. */
export function normalizeEmail(text: string): string {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  return at < 0 ? trimmed : trimmed.slice(0, at) + trimmed.slice(at).toLowerCase()
}

const emailForm = /^[^\s@<>()[\],;:\\"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[a-z]{2,63}$/u

/** The last part of the domain must be at least two lower-case letters. */
export function checkEmail(text: string): FieldError | null {
  const email = normalizeEmail(text)
  if (email.length <= 254 && !email.includes('..') && !email.startsWith('.') && emailForm.test(email)) return null
  return { id: 'validation.email', defaultMessage: 'Please enter a valid email address.' }
}

interface Form {
  test: RegExp
  example?: string
}

const nineDigits: Form = { test: /^[1-9]\d{8}$/, example: '123456789' }
const phoneForms: Readonly<Record<string, Form>> = {
  PL: nineDigits,
  CZ: nineDigits,
  SK: { test: /^09\d{8}$/, example: '0912345678' },
  UA: { test: /^0[1-9]\d{8}$/, example: '0660000001' },
  AM: { test: /^0[1-9]\d{7}$/, example: '091110050' },
}
const anyPhone: Form = { test: /^\d{1,17}$/ }

/** Whose rule applies: the country the form names, else the store's own. */
export function phoneCountry(
  form: { country?: string | null; country_code?: string | null; shipment_country?: string | null },
  defaultCountry: string,
): string {
  return (form.country || form.country_code || form.shipment_country || defaultCountry).toUpperCase()
}

const callingCodes: Readonly<Record<string, string>> = {
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
const withTrunkZero = new Set(['SK', 'UA', 'AM'])

/** Takes away spaces, marks and the country's own prefix (+48 or 0048), as people write them. */
export function normalizePhone(text: string, country: string): string {
  const digits = text.trim().replace(/[\s().\-/]/g, '')
  const code = callingCodes[country]
  if (code === undefined) return digits.replace(/^\+/, '')
  for (const prefix of [`+${code}`, `00${code}`]) {
    if (!digits.startsWith(prefix)) continue
    const rest = digits.slice(prefix.length)
    return withTrunkZero.has(country) && !rest.startsWith('0') ? `0${rest}` : rest
  }
  return digits.replace(/^\+/, '')
}

/** The number must have the form of its country. */
export function checkPhone(text: string, country: string): FieldError | null {
  const form = phoneForms[country] ?? anyPhone
  if (form.test.test(normalizePhone(text, country))) return null
  return withExample('validation.phone', 'Please specify a valid phone number', form.example)
}

const digits = (count: number, example: string): Form => ({
  test: new RegExp(`^\\d{${count}}$`),
  example,
})
const spaced: Form = { test: /^\d{3} \d{2}$/, example: '123 45' }
const defaultPostCode: Form = { test: /^\d{2}-\d{3}$/, example: '12-345' }
const postCodeForms: Readonly<Record<string, Form>> = {
  ...formsFor('AM AT BE BG CH CY DK GE HU LU LV MD MK NO SI', digits(4, '1234')),
  ...formsFor('DE EE ES FI FR HR IT LT MC ME RS TR UA VA SM', digits(5, '12345')),
  ...formsFor('CZ GR SE SK', spaced),
  AD: { test: /^AD\d{3}$/, example: 'AD123' },
  AZ: { test: /^AZ\d{4}$/, example: 'AZ1234' },
  GB: { test: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, example: 'AB12 3CD' },
  IE: { test: /^[A-Z]\d[\dW] [A-Z\d]{4}$/, example: 'A12 B3C4' },
  IS: digits(3, '123'),
  MT: { test: /^[A-Z]{3} \d{4}$/, example: 'ABC 1234' },
  NL: { test: /^\d{4} [A-Z]{2}$/, example: '1234 AB' },
  PL: defaultPostCode,
  PT: { test: /^\d{4}-\d{3}$/, example: '1234-567' },
  RO: digits(6, '123456'),
}

function formsFor(countries: string, form: Form): Record<string, Form> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, form]))
}

const dashAfterTwo = { at: 2, mark: '-' }
const separatorAt: Readonly<Record<string, { at: number; mark: string }>> = {
  ...Object.fromEntries(['CZ', 'GR', 'SE', 'SK', 'IE', 'MT'].map((country) => [country, { at: 3, mark: ' ' }])),
  NL: { at: 4, mark: ' ' },
  PT: { at: 4, mark: '-' },
}

/** Puts in the dash or the space that was left out, and capital letters. */
export function normalizePostCode(text: string, country: string): string {
  const compact = text.trim().toUpperCase().replace(/[\s-]/g, '')
  if (country === 'GB') return compact.length > 4 ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : compact
  const isDefault = (postCodeForms[country] ?? defaultPostCode) === defaultPostCode
  const separator = separatorAt[country] ?? (isDefault ? dashAfterTwo : undefined)
  if (separator === undefined || compact.length <= separator.at) return compact
  return compact.slice(0, separator.at) + separator.mark + compact.slice(separator.at)
}

/** The post code must have the form of its country. */
export function checkPostCode(text: string, country: string): FieldError | null {
  const form = postCodeForms[country] ?? defaultPostCode
  if (form.test.test(normalizePostCode(text, country))) return null
  return withExample('validation.postCode', 'Provided Zip/Postal Code seems to be invalid', form.example)
}

function withExample(id: string, text: string, example: string | undefined): FieldError {
  if (example === undefined) return { id, defaultMessage: text }
  return { id: `${id}.example`, defaultMessage: `${text} (ex: ${example})`, value: example }
}

/** The number of an order is made of digits only. */
export function checkOrderNumber(text: string): FieldError | null {
  return /^\d+$/.test(text.trim())
    ? null
    : { id: 'validation.orderNumber', defaultMessage: 'Enter the correct order number (digits only).' }
}
