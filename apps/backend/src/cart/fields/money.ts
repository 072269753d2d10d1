import { toDecimal } from '@bocian/rules/money.ts'
import type { CurrencyEnum, Money } from '#src/platform/resolvers.gen.ts'

/** Converts minor units to GraphQL's Money. */
export function money(minor: number, currency: string): Money {
  return { value: toDecimal(minor), currency: currency as CurrencyEnum }
}
