import { isIban } from '@bocian/rules/iban.ts'
import { checkEmail } from '@bocian/rules/validators.ts'
import { isCountry } from './known-places.ts'
import { isVatId } from './vat-form.ts'

/** How a setting is parsed from its stored JSON, and its default. */
export interface Setting<T> {
  readonly type: string
  readonly fallback: T
  accepts(value: unknown): value is T
  /** Whether a new value may be saved. Values that were saved before it was checked stay in force. */
  mayBeSaved?(value: T): boolean
}

export const flag = (fallback: boolean): Setting<boolean> => ({
  type: 'true or false',
  fallback,
  accepts: (value): value is boolean => typeof value === 'boolean',
})

export const text = (fallback: string): Setting<string> => ({
  type: 'a text',
  fallback,
  accepts: (value): value is string => typeof value === 'string',
})

/** A text that is empty or of this form. */
const textOf = (type: string, isGood: (value: string) => boolean): Setting<string> => ({
  ...text(''),
  type: `${type}, or empty`,
  mayBeSaved: (value) => value === '' || isGood(value),
})

export const email = textOf('an email address', (value) => checkEmail(value) === null)

export const vatNumber = textOf('a VAT number with the letters of its country, such as CZ12345678', isVatId)

export const countryCode = textOf('a country code of two capital letters, such as PL', isCountry)

/** The address of a shop: only the place differs between store views, so it has no path. */
export const ownAddress = textOf('an address without a path, such as https://shop.example', (value) => {
  const { protocol, pathname, search, hash } = URL.parse(value) ?? { protocol: '', pathname: '', search: '', hash: '' }
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === ''
})

/** One of these words; the first is the default. */
export const oneOf = <const Word extends string>(...words: readonly [Word, ...Word[]]): Setting<Word> => ({
  type: `one of ${words.join(', ')}`,
  fallback: words[0],
  accepts: (value): value is Word => words.some((word) => word === value),
})

export const count = (fallback: number): Setting<number> => ({
  type: 'a whole number from 0',
  fallback,
  accepts: (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0,
})

export const quantity = (fallback: number): Setting<number> => ({
  type: 'a number above 0',
  fallback,
  accepts: (value): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0,
})

/** Some of Magento's clients compare switches with the string '1'. */
export const flagText = (fallback: '0' | '1'): Setting<'0' | '1'> => ({
  type: "'0' or '1'",
  fallback,
  accepts: (value): value is '0' | '1' => value === '0' || value === '1',
})

export const texts = (fallback: readonly string[]): Setting<readonly string[]> => ({
  type: 'a list of texts',
  fallback,
  accepts: (value): value is readonly string[] =>
    Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
})

/** A list of two-letter country codes. */
export const countryCodes = (fallback: readonly string[]): Setting<readonly string[]> => ({
  type: 'a list of two-letter country codes',
  fallback,
  accepts: (value): value is readonly string[] =>
    Array.isArray(value) && value.every((entry) => typeof entry === 'string' && /^[A-Z]{2}$/.test(entry)),
})

/** An IBAN with valid check digits, or a domestic number; spaces are ignored. Empty by default. */
export const bankAccount: Setting<string> = {
  type: 'an IBAN with valid check digits, or the digits of a domestic account number',
  fallback: '',
  accepts: (value): value is string =>
    typeof value === 'string' && (value.trim() === '' || isIban(value) || /^\d{8,34}$/.test(value.replace(/\s/g, ''))),
}

/** A bank's code of 8 or 11 characters (ISO 9362). Empty by default. */
export const bic: Setting<string> = {
  type: 'a BIC of 8 or 11 characters, such as WBKPPLPP',
  fallback: '',
  accepts: (value): value is string => typeof value === 'string' && /^([A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?)?$/.test(value),
}

/** `#rrggbb`, or empty for that of the theme or what follows from others. Which colours can be read on each other is checked in `theme/theme.ts`. */
export const colour: Setting<string> = {
  type: 'a colour such as #2f5d8a, or empty',
  fallback: '',
  accepts: (value): value is string => typeof value === 'string' && /^(#[\da-f]{6})?$/i.test(value),
}

/** The path of a file that the shop itself serves, such as `/media/logo/shop.png`; empty for none. Pages load nothing of other hosts. */
export const ownFile = (endings: string): Setting<string> => ({
  type: `a path of this shop that ends in ${endings.replaceAll('|', ', ')}, such as /media/logo/shop.${endings.split('|')[0]}, or empty`,
  fallback: '',
  accepts: (value): value is string =>
    typeof value === 'string' &&
    (value === '' || new RegExp(String.raw`^(/[\w{}-][\w{}.-]*)+\.(${endings})$`, 'i').test(value)),
})

/** An IANA time zone name. */
export const timeZone = (fallback: string): Setting<string> => ({
  type: 'the name of a time zone, such as Europe/Warsaw',
  fallback,
  accepts: (value): value is string => typeof value === 'string' && isTimeZone(value),
})

/** A format costs more than all other checks of a setting, and the settings are read again every few seconds. */
const knownTimeZones = new Set<string>()

function isTimeZone(name: string): boolean {
  if (knownTimeZones.has(name)) return true
  try {
    if (new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone === '') return false
  } catch {
    return false
  }
  knownTimeZones.add(name)
  return true
}

/** A value that a job stores for its own next run. */
export const mark: Setting<unknown> = {
  type: 'anything',
  fallback: null,
  accepts: (value): value is unknown => value !== undefined,
}
