import { errorWithExample, type WrittenForm } from './field-example.ts'
import { withoutSeparators } from './separators.ts'
import type { FieldError } from './validators.ts'

const digits = (count: number, example: string): WrittenForm => ({
  test: new RegExp(`^\\d{${count}}$`),
  example,
})
const spaced: WrittenForm = { test: /^\d{3} \d{2}$/, example: '123 45' }
const defaultForm: WrittenForm = { test: /^\d{2}-\d{3}$/, example: '12-345' }
const forms: ReadonlyMap<string, WrittenForm> = new Map<string, WrittenForm>([
  ...formsFor('AM AT BE BG CH CY DK GE HU LU LV MD MK NO SI', digits(4, '1234')),
  ...formsFor('DE EE ES FI FR HR IT LT MC ME RS TR UA VA SM', digits(5, '12345')),
  ...formsFor('CZ GR SE SK', spaced),
  ['AD', { test: /^AD\d{3}$/, example: 'AD123' }],
  ['AZ', { test: /^AZ\d{4}$/, example: 'AZ1234' }],
  ['GB', { test: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, example: 'AB12 3CD' }],
  ['IE', { test: /^[A-Z]\d[\dW] [A-Z\d]{4}$/, example: 'A12 B3C4' }],
  ['IS', digits(3, '123')],
  ['MT', { test: /^[A-Z]{3} \d{4}$/, example: 'ABC 1234' }],
  ['NL', { test: /^\d{4} [A-Z]{2}$/, example: '1234 AB' }],
  ['PL', defaultForm],
  ['PT', { test: /^\d{4}-\d{3}$/, example: '1234-567' }],
  ['RO', digits(6, '123456')],
])

function formsFor(countries: string, form: WrittenForm): [string, WrittenForm][] {
  return countries.split(' ').map((country) => [country, form])
}

interface Separator {
  at: number
  mark: string
}

const dashAfterTwo: Separator = { at: 2, mark: '-' }
const separators: ReadonlyMap<string, Separator> = new Map<string, Separator>([
  ...['CZ', 'GR', 'SE', 'SK', 'IE', 'MT'].map((country): [string, Separator] => [country, { at: 3, mark: ' ' }]),
  ['NL', { at: 4, mark: ' ' }],
  ['PT', { at: 4, mark: '-' }],
])

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

const isCodeOf = (country: string, code: string): boolean =>
  (forms.get(country) ?? defaultForm).test.test(separated(code, country))

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
  const isDefault = (forms.get(country) ?? defaultForm) === defaultForm
  const separator = separators.get(country) ?? (isDefault ? dashAfterTwo : undefined)
  if (separator === undefined || compact.length <= separator.at) return compact
  return compact.slice(0, separator.at) + separator.mark + compact.slice(separator.at)
}

/** The postcode must have the format of its country. */
export function checkPostCode(text: string, country: string): FieldError | null {
  const form = forms.get(country) ?? defaultForm
  if (form.test.test(normalizePostCode(text, country))) return null
  const compact = compactCode(text)
  if (form.example !== undefined && [...forms.keys()].some((other) => afterLetters(compact, other) !== undefined))
    return {
      id: 'validation.postCode.otherCountry',
      defaultMessage: 'This postcode has the prefix of another country. Please enter one such as {value}.',
      value: form.example,
    }
  return errorWithExample('validation.postCode', 'Provided Zip/Postal Code seems to be invalid', form.example)
}
