import { withoutSeparators } from './separators.ts'

/** Factors and amounts per point have at most four decimals. */
const scale = 10_000

/**
 * The points for an amount in minor units: one for each full `spendPerPoint`, a decimal amount, times the factor of the member's
 * level. Calculated in integers, so that 3.60 at 1.20 per point are exactly 3 points.
 */
export function pointsFor(amount: number, spendPerPoint: number, factor: number): number {
  const price = BigInt(Math.round(spendPerPoint * scale)) * 100n
  if (amount <= 0 || factor <= 0 || price <= 0n) return 0
  return Number((BigInt(amount) * BigInt(Math.round(factor * scale))) / price)
}

const digits = 13

/** The check digit of EAN-13 for the first twelve digits of a card number. */
export function cardCheckDigit(first: string): number {
  const sum = [...first].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** The digits of a typed card number, without the spaces and dashes between them. */
export const compactCardNumber = (typed: string): string => withoutSeparators(typed)

/** Whether the text is the number of a club card: thirteen digits, of which the last one is the check digit. */
export function isCardNumber(typed: string): boolean {
  const number = compactCardNumber(typed)
  return /^\d{13}$/.test(number) && cardCheckDigit(number.slice(0, digits - 1)) === Number(number.slice(digits - 1))
}
