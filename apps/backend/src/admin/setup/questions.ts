import { checkEmail } from '@bocian/rules/validators.ts'
import { checkPhone } from '@bocian/rules/phone.ts'
import { checkPostCode } from '@bocian/rules/post-code.ts'
import { checkBankAccount } from '@bocian/rules/bank-account.ts'
import { isIban, usesIban } from '@bocian/rules/iban.ts'
import { hasPostCodes } from '@bocian/rules/post-code-forms.ts'
import { faultOfSetting, isLanguage } from '#src/store/store.ts'
import { countries, hasTemplates } from './countries.ts'
import { currencyOf } from './currencies.ts'
import { canSellFrom, mainLanguage, mainTimeZone, timeZonesOf } from './places.ts'

/** The answers by key, as they were typed. An answer that was left out is an empty text. */
export type Answers = Readonly<Record<AnswerKey, string>>

export type AnswerKey =
  | 'country'
  | 'language'
  | 'currency'
  | 'timezone'
  | 'shop'
  | 'company'
  | 'street'
  | 'postcode'
  | 'city'
  | 'vat'
  | 'register'
  | 'representative'
  | 'email'
  | 'phone'
  | 'tax'
  | 'taxname'
  | 'carrier'
  | 'delivery'
  | 'free'
  | 'payment'
  | 'account'
  | 'staff'

/** An answer in a file, with its line from 1. */
export interface TypedAnswer {
  value: string
  line: number
}

export interface AnswerFault {
  line: number
  text: string
}

export interface Question {
  key: AnswerKey
  text: string
  /** What an empty answer means; undefined if there must be one. */
  fallback?: (given: Answers) => string
  /** Whether the question ends with what an empty answer means. */
  isFallbackNamed?: boolean
  /** What is wrong with an answer that is not empty; undefined if nothing is. */
  fault?: (answer: string, given: Answers) => string | undefined
  /** Whether the earlier answers leave the question open. */
  isAsked?: (given: Answers) => boolean
}

const none = (): string => ''
const amount = (text: string): string | undefined =>
  /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? undefined : 'must be an amount such as 12.99'
/** Whether the country is one that brings its currency, tax and templates. */
const isElsewhere = ({ country }: Answers): boolean => country !== '' && !hasTemplates(country)
const isTransfer = ({ payment }: Answers): boolean => payment === 'banktransfer'

/** The questions of `setup`, in their order. */
export const questions: readonly Question[] = [
  {
    key: 'country',
    text: `In which country do you sell? (its code; ${Object.keys(countries).join(', ')} have templates of legal pages)`,
    fault: (answer) =>
      canSellFrom(answer) ? undefined : 'must be the code of a country, two capital letters such as PL',
  },
  {
    key: 'language',
    text: 'In which language, as a code of two letters?',
    isAsked: isElsewhere,
    fallback: ({ country }) => mainLanguage(country) ?? refuse,
    isFallbackNamed: true,
    fault: (answer) =>
      isLanguage(answer) ? undefined : 'must be the code of a language, two small letters such as en',
  },
  {
    key: 'currency',
    text: 'In which currency?',
    isAsked: isElsewhere,
    fallback: ({ country }) => currencyOf(country) ?? refuse,
    isFallbackNamed: true,
    fault: (answer) =>
      Intl.supportedValuesOf('currency').includes(answer) ? undefined : 'must be the code of a currency, such as EUR',
  },
  {
    key: 'timezone',
    text: 'In which time zone?',
    isAsked: isElsewhere,
    fallback: ({ country }) => mainTimeZone(country) ?? refuse,
    isFallbackNamed: true,
    fault: (answer, { country }) =>
      faultOfSetting('general/locale/timezone', answer) === undefined ? undefined : noZone(country),
  },
  { key: 'shop', text: 'What is the shop called?', fault: tooLong },
  { key: 'company', text: 'What is the full name of the company, or of the person, that sells?', fault: tooLong },
  { key: 'street', text: 'Its street and number?', fault: tooLong },
  {
    key: 'postcode',
    text: 'Its postcode?',
    isAsked: ({ country }) => hasPostCodes(country),
    fault: (answer, { country: code }) => checkPostCode(answer, code)?.defaultMessage,
  },
  { key: 'city', text: 'Its town?', fault: tooLong },
  { key: 'vat', text: 'Its VAT number? (empty if it has none)', fallback: none, fault: tooLong },
  {
    key: 'register',
    text: 'Its entry in a register, with the court or authority? (empty if it has a VAT number and no entry)',
    fallback: ({ vat }) => (vat === '' ? refuse : ''),
    fault: tooLong,
  },
  { key: 'representative', text: 'Who represents it? (first name and surname)', fault: tooLong },
  {
    key: 'email',
    text: 'The email address for customers?',
    fault: (answer) => checkEmail(answer)?.defaultMessage,
  },
  {
    key: 'phone',
    text: 'The telephone number for customers? (empty for none)',
    fallback: none,
    fault: (answer, { country: code }) => checkPhone(answer, code)?.defaultMessage,
  },
  {
    key: 'tax',
    text: 'The rate of value added tax in percent? (0 without the tax)',
    fallback: ({ country }) => (hasTemplates(country) ? String(countries[country].taxRate) : refuse),
    isFallbackNamed: true,
    fault: (answer) => (/^\d{1,2}(?:\.\d{1,2})?$/.test(answer) ? undefined : 'must be a percentage such as 23'),
  },
  {
    key: 'taxname',
    text: 'What is this tax called on invoices?',
    isAsked: isElsewhere,
    fallback: () => 'VAT',
    isFallbackNamed: true,
    fault: (answer) => (answer.length > 20 ? 'must have at most 20 characters' : undefined),
  },
  {
    key: 'carrier',
    text: 'Who delivers? (such as dpd, dhl, gls; empty for flatrate)',
    fallback: () => 'flatrate',
    fault: (answer) =>
      /^[a-z][a-z0-9_]{0,31}$/.test(answer) ? undefined : 'must be lower-case letters and digits, such as dpd',
  },
  { key: 'delivery', text: 'What does delivery cost, with tax, in the currency of the country?', fault: amount },
  { key: 'free', text: 'From which order value is it free? (empty for never)', fallback: none, fault: amount },
  {
    key: 'payment',
    text: 'How is paid without a payment provider? (cashondelivery, banktransfer, or provider if only one is used)',
    fault: (answer) =>
      ['cashondelivery', 'banktransfer', 'provider'].includes(answer)
        ? undefined
        : 'must be cashondelivery, banktransfer or provider',
  },
  {
    key: 'account',
    text: 'The bank account for transfers?',
    isAsked: isTransfer,
    fault: accountFault,
  },
  { key: 'staff', text: 'Your own name, as the first of the staff?', fault: tooLong },
]

/** A fallback that says that there must be an answer after all. */
const refuse = '\u0000'

const noZone = (country: string): string =>
  `must be a time zone such as ${timeZonesOf(country).join(', ') || 'Europe/Paris'}`

/** An IBAN of any country, or a number as banks of the country write it. */
function accountFault(answer: string, { country }: Answers): string | undefined {
  const fault = checkBankAccount(answer, country)
  const isDomestic = !usesIban(country) && /^\d{8,34}$/.test(answer.replaceAll(' ', ''))
  return fault === null || isDomestic || isIban(answer) ? undefined : fault.defaultMessage
}

/** The question with what an empty answer means, if that is known. */
export function askedText({ text, fallback, isFallbackNamed = false }: Question, given: Answers): string {
  const meant = isFallbackNamed ? (fallback?.(given) ?? refuse) : refuse
  return meant === refuse ? text : `${text} (empty for ${meant})`
}

function tooLong(answer: string): string | undefined {
  return answer.length > 150 ? 'must have at most 150 characters' : undefined
}

/** The answer as it counts, or what is wrong with it, in plain words. */
export function readAnswer(question: Question, typed: string, given: Answers): { answer: string } | { fault: string } {
  const answer = typed.trim().replaceAll(/\s+/g, ' ')
  if (answer === '') {
    const fallback = question.fallback?.(given)
    return fallback === undefined || fallback === refuse ? { fault: 'is needed' } : { answer: fallback }
  }
  const fault = question.fault?.(answer, given)
  return fault === undefined ? { answer } : { fault }
}

export const noAnswers = Object.fromEntries(questions.map(({ key }) => [key, ''])) as Answers
