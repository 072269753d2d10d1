import { cleanText } from './clean-text.ts'
import { plainDigits } from './digits.ts'

/** The sum of digits that are multiplied by weights, which repeat. */
const weighted = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % weights.length] ?? 0), 0)

const czechWeights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]
const hungarianWeights = [9, 7, 3, 1]

/** `19-2000145399/0800`: a prefix that may be missing, the number, and the bank. Both numbers have a check digit. */
function czechBody(written: string): string | undefined {
  const parts = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(written)
  if (parts === null) return undefined
  const [, prefix = '', number = '', bank = ''] = parts
  const [first, last] = [prefix.padStart(6, '0'), number.padStart(10, '0')]
  const isValid = [first.padStart(10, '0'), last].every((part) => weighted(part, czechWeights) % 11 === 0)
  return isValid ? bank + first + last : undefined
}

/** `11773016-11111018`, perhaps with eight digits more: the bank's and the account's numbers, each with a check digit. */
function hungarianBody(written: string): string | undefined {
  const digits = written.replaceAll('-', '')
  if (!/^\d{16}(?:\d{8})?$/.test(digits)) return undefined
  const isValid = [digits.slice(0, 8), digits.slice(8)].every((part) => weighted(part, hungarianWeights) % 10 === 0)
  return isValid ? digits.padEnd(24, '0') : undefined
}

const bodies: ReadonlyMap<string, (written: string) => string | undefined> = new Map([
  ['CZ', czechBody],
  ['SK', czechBody],
  ['HU', hungarianBody],
])

/**
 * The part of the IBAN after the check digits, for an account as the banks of the country write it at home; undefined if the text is
 * none, or has a wrong check digit.
 */
export function domesticBody(text: string, country: string): string | undefined {
  const written = plainDigits(cleanText(text))
    .replaceAll(/\s/g, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^[^:\d]{1,30}:/, '')
  return bodies.get(country)?.(written)
}
