import { pointsFor } from '@bocian/rules/loyalty.ts'
import type { Credit, OrderTerms } from './types.ts'

/** What an order earns when it is paid. */
export const pointsOfOrder = ({ goods, spendPerPoint, factor }: OrderTerms): number =>
  pointsFor(goods, spendPerPoint, factor)

/**
 * What each credit note takes back. An order keeps the points that the rest of its goods earns, so any steps to the same refund
 * take back the same points, and a full refund all of them. A refund counts against the goods first, and then against delivery.
 */
export function pointsTakenBack(terms: OrderTerms, credits: readonly Credit[]): { id: number; points: number }[] {
  let kept = pointsOfOrder(terms)
  let refunded = 0
  return credits.map(({ id, amount }) => {
    refunded += amount
    const left = pointsFor(Math.max(0, terms.goods - refunded), terms.spendPerPoint, terms.factor)
    const points = kept - left
    kept = left
    return { id, points }
  })
}
