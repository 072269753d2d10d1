import { oneLine } from './clean-text.ts'
import { errorWithExample, type WrittenForm } from './field-example.ts'
import { countriesWithForm, hasPostCodes, postCodeForm } from './post-code-forms.ts'
import { withoutSeparators } from './separators.ts'
import type { FieldError } from './validators.ts'

const defaultForm = '99-999'

/** Countries whose codes have more than one form. */
const ownForms: ReadonlyMap<string, WrittenForm> = new Map<string, WrittenForm>([
  ['GB', { test: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, example: 'AB12 3CD' }],
  ['IE', { test: /^[A-Z]\d[\dW] [A-Z\d]{4}$/, example: 'A12 B3C4' }],
])

/** The form in which a country without post codes may still have something like one. */
const anything: WrittenForm = { test: /^[^]*$/ }

const known = new Map<string, WrittenForm>()

function formOf(country: string): WrittenForm {
  const form = ownForms.get(country) ?? known.get(country) ?? (hasPostCodes(country) ? read(country) : anything)
  known.set(country, form)
  return form
}

function read(country: string): WrittenForm {
  const form = postCodeForm(country) ?? defaultForm
  // The letters of AD999 are its own, those of AAA 9999 stand for any.
  const own = /^(?:AD|AZ)9/.test(form) ? form.slice(0, 2) : ''
  const marks = form.slice(own.length).split('')
  const source = marks.map((mark) => (mark === '9' ? String.raw`\d` : mark === 'A' ? '[A-Z]' : mark)).join('')
  const filled = { 9: [...'1234567890'].values(), A: [...'ABCDEF'].values() }
  const example = marks
    .map((mark) => (mark === '9' || mark === 'A' ? (filled[mark].next().value ?? '') : mark))
    .join('')
  return { test: new RegExp(`^${own}${source}$`), example: own + example }
}

const allCountries: readonly string[] = [...countriesWithForm, ...ownForms.keys()]

/** Where the separator of a country's codes is: that of `999 99` after three characters. */
function separatorOf(country: string): { at: number; mark: string } | undefined {
  if (country === 'IE') return { at: 3, mark: ' ' }
  if (!hasPostCodes(country) || ownForms.has(country)) return undefined
  const [separator] = /[ -]/.exec(postCodeForm(country) ?? defaultForm) ?? []
  const at = (postCodeForm(country) ?? defaultForm).search(/[ -]/)
  return separator === undefined ? undefined : { at, mark: separator }
}

/** The letters that people of a country put before its post codes, besides the country's own: those of its cars. */
const carLetters: Readonly<Record<string, string>> = {
  AM: 'ARM',
  AT: 'A',
  BE: 'B',
  DE: 'D',
  EE: 'EST',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  SI: 'SLO',
}

const lettersBefore = (country: string): string[] =>
  Object.hasOwn(carLetters, country) ? [country, carLetters[country] ?? country] : [country]

const compactCode = (text: string): string => withoutSeparators(text.normalize('NFKC')).toUpperCase()

const isCodeOf = (country: string, code: string): boolean => formOf(country).test.test(separated(code, country))

/** The code after the letters of its country: `1010` of `LV1010`; undefined if it does not begin with them. */
const afterLetters = (compact: string, country: string): string | undefined =>
  lettersBefore(country)
    .filter((letters) => compact.startsWith(letters))
    .map((letters) => compact.slice(letters.length))
    .find((code) => isCodeOf(country, code))

/** Adds a missing dash or space, capitalizes letters, and removes the country's own letters: `LV-1010`, `D-10969`. */
export function normalizePostCode(text: string, country: string): string {
  const compact = compactCode(text)
  const code = isCodeOf(country, compact) ? compact : (afterLetters(compact, country) ?? compact)
  return separated(code, country)
}

function separated(compact: string, country: string): string {
  if (country === 'GB') return compact.length > 4 ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : compact
  const separator = separatorOf(country)
  if (separator === undefined || compact.length <= separator.at) return compact
  return compact.slice(0, separator.at) + separator.mark + compact.slice(separator.at)
}

/** The postcode must have the format of its country. */
export function checkPostCode(text: string, country: string): FieldError | null {
  const form = formOf(country)
  if (form.test.test(normalizePostCode(text, country))) return null
  const compact = compactCode(text)
  if (form.example !== undefined && allCountries.some((other) => afterLetters(compact, other) !== undefined))
    return {
      id: 'validation.postCode.otherCountry',
      defaultMessage: 'This postcode has the prefix of another country. Please enter one such as {value}.',
      value: form.example,
    }
  return errorWithExample('validation.postCode', 'Provided Zip/Postal Code seems to be invalid', form.example)
}

/** Letters, and a number as in Praha 1: never a second code, a street or a country after a comma. */
const town = /^\p{L}[\p{L}\p{M}'’.()/ -]{0,80}(?: \d{1,2})?$/u

/** A post code and the town after it that were put into one field: `00-950 Warszawa`; undefined for any other text. */
export function splitTown(
  text: string,
  country: string,
): { readonly postcode: string; readonly town: string } | undefined {
  const line = oneLine(text)
  if (checkPostCode(line, country) === null) return undefined
  const parts = [...line.matchAll(/,? |,/g)].map(({ 0: { length }, index }) => ({
    code: line.slice(0, index),
    rest: line.slice(index + length),
  }))
  const found = parts.find(({ code, rest }) => checkPostCode(code, country) === null && town.test(rest))
  return found && { postcode: normalizePostCode(found.code, country), town: found.rest }
}
