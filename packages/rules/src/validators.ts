import { cleanText, oneLine } from './clean-text.ts'
import { plainDigits } from './digits.ts'
import { withoutSeparators } from './separators.ts'

/** Each id has a text in the storefront's catalogues, as `forms.<id>`. */
export type FieldErrorId =
  | `validation.${
      | 'bankAccount'
      | 'bankAccount.example'
      | 'cardNumber'
      | 'count'
      | 'digits'
      | 'email'
      | 'emailTaken'
      | 'equal'
      | 'invalid'
      | 'notSame'
      | 'orderNumber'
      | 'ownEmail'
      | 'passwordClasses'
      | 'passwordCommon'
      | 'passwordWrong'
      | 'phone'
      | 'phone.example'
      | 'phone.otherCountry'
      | 'postCode'
      | 'postCode.example'
      | 'postCode.otherCountry'
      | 'required'
      | 'smsNeedsEmail'
      | 'tooLong'
      | 'tooShort'}`
  | 'server.loyaltyCardUnknown'

/** A field error: an id for the translation, the English text, and an example if there is one. */
export interface FieldError {
  id: FieldErrorId
  defaultMessage: string
  value?: string
}

/** A blank text, or one of invisible marks, counts as missing. */
export function requireValue(text: string | null | undefined): FieldError | null {
  return cleanText(text ?? '').trim() === ''
    ? { id: 'validation.required', defaultMessage: 'This is a required field.' }
    : null
}

/** The address of `Anna Nowak <anna@example.com>`, as mail programs copy it; a name that is another address is not lost. */
function withoutName(text: string): string {
  const [, name = '', address = ''] = /^([^<>]{1,200})<\s*([^\s<>@]+@[^\s<>@]+)\s*>$/.exec(text) ?? []
  const isOther = name.includes('@') && name.replaceAll(/["'\s]/g, '').toLowerCase() !== address.toLowerCase()
  return address === '' || isOther ? text : address
}

/**
 * Removes invisible marks and surrounding spaces from the email address, and a name before it, and converts its domain to lower case, so
 * that automatic capitals do not make it invalid.
 */
export function normalizeEmail(text: string): string {
  const trimmed = withoutName(cleanText(text).trim())
  const at = trimmed.lastIndexOf('@')
  return at < 0 ? trimmed : trimmed.slice(0, at) + trimmed.slice(at).toLowerCase()
}

const emailForm = /^[^\s@<>()[\],;:\\"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[a-z]{2,63}$/u

/** The last part of the domain must have at least two lower-case letters. */
export function checkEmail(text: string): FieldError | null {
  const email = normalizeEmail(text)
  if (email.length <= 254 && !email.includes('..') && !email.startsWith('.') && emailForm.test(email)) return null
  return { id: 'validation.email', defaultMessage: 'Please enter a valid email address.' }
}

/** A text must have a minimum number of characters, counted as code points. */
export function checkMinimumLength(text: string, minimum: number): FieldError | null {
  if ([...text].length >= minimum) return null
  return {
    id: 'validation.tooShort',
    defaultMessage: 'Please enter at least {value} characters',
    value: String(minimum),
  }
}

/** A text must not exceed a maximum number of characters. */
export function checkMaximumLength(text: string, maximum: number): FieldError | null {
  if ([...text].length <= maximum) return null
  return {
    id: 'validation.tooLong',
    defaultMessage: 'Please enter no more than {value} characters.',
    value: String(maximum),
  }
}

/** A value must differ from that of another field. */
export function checkDifferent(text: string, other: string): FieldError | null {
  return text === other ? { id: 'validation.equal', defaultMessage: 'Values can not be equal.' } : null
}

/** The email address must be that of the account, ignoring case. */
export function checkOwnEmail(text: string, accountEmail: string): FieldError | null {
  if (normalizeEmail(text).toLowerCase() === normalizeEmail(accountEmail).toLowerCase()) return null
  return {
    id: 'validation.ownEmail',
    defaultMessage: 'Enter the correct email address assigned to your account',
  }
}

/** A whole number from 1 to `maximum`, written without a sign. */
export function checkCount(text: string, maximum: number): FieldError | null {
  const typed = oneLine(text)
  const count = /^\d{1,15}$/.test(typed) ? Number(typed) : 0
  return count > 0 && count <= maximum ? null : { id: 'validation.count', defaultMessage: 'Incorrect value' }
}

/** Digits only, of an exact length, in groups or not: the code of a gift card. */
export function checkDigits(text: string, length: number): FieldError | null {
  const code = withoutSeparators(text)
  if (code.length === length && /^\d*$/.test(code)) return null
  return {
    id: 'validation.digits',
    defaultMessage: 'Please enter exactly {value} digits.',
    value: String(length),
  }
}

const longestLine = 255
const noLine = /[<>{}\p{Cc}]|:\/\//u

/** An address line is printed on labels and letters, so it must not contain markup, links or control characters. */
export function checkAddressLine(text: string): FieldError | null {
  const line = cleanText(text).trim()
  const tooLong = checkMaximumLength(line, longestLine)
  if (tooLong !== null || !noLine.test(line)) return tooLong
  return { id: 'validation.invalid', defaultMessage: 'This does not look right. Please check it.' }
}

const writtenOrderNumber = /^(?:\p{L}[\p{L} ]{0,30}[ .:] ?)?[#№]? ?\d[\d \p{Pd}\u2212]*\.?$/u

/** The number of an order, which people copy with words before it and write in groups: `#0000 12`, `order no. 12`. */
export function normalizeOrderNumber(text: string): string {
  const number = plainDigits(oneLine(text))
  return writtenOrderNumber.test(number) ? number.replace(/\D/g, '') : number
}

/** An order number consists of digits only. */
export function checkOrderNumber(text: string): FieldError | null {
  return /^\d+$/.test(normalizeOrderNumber(text))
    ? null
    : { id: 'validation.orderNumber', defaultMessage: 'Enter the correct order number (digits only).' }
}
