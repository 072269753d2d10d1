import { run, type Reader, type Statement, type Writer } from '#src/platform/database.ts'
import { calculateCardReturns } from './calculate-card-payments.ts'
import { isSpendable } from './find-card.ts'
import { chargeOf, lockByIds, putBack, selectByIds } from './queries.ts'
import type { CardPayment, GiftCard } from './types.ts'

/** The cards among these ids that can be spent in the currency now, in the order of the ids. */
export async function spendableCards(
  db: Reader,
  ids: readonly number[],
  currency: string,
  now: Date,
): Promise<GiftCard[]> {
  if (ids.length === 0) return []
  const cards = new Map((await selectByIds(db, ids)).map((card) => [card.id, card]))
  return ids.flatMap((id) => {
    const card = cards.get(id)
    return card !== undefined && card.currency === currency && isSpendable(card, now) ? [card] : []
  })
}

const byId = (payments: readonly CardPayment[]): CardPayment[] =>
  payments.filter(({ amount }) => amount > 0).toSorted((a, b) => a.id - b.id)

/**
 * Charges the cards of an order by ascending id, in the transaction that places it. Results in false if a balance is too low: the
 * caller must roll back, because other cards may be charged. Undefined if no card pays anything.
 */
export function cardChargeOf(
  payments: readonly CardPayment[],
  orderId: number,
  now: Date,
): Statement<boolean> | undefined {
  const due = byId(payments)
  return due.length === 0 ? undefined : chargeOf(due, orderId, now)
}

/** Charges the cards of a reinstated order again. Returns false, and charges none, if any of them can no longer pay. */
export async function chargeCardsAgain(
  tx: Writer,
  payments: readonly CardPayment[],
  orderId: number,
  now: Date,
): Promise<boolean> {
  const due = byId(payments)
  const cards = new Map(
    (
      await lockByIds(
        tx,
        due.map(({ id }) => id),
      )
    ).map((card) => [card.id, card]),
  )
  const canAll = due.every(({ id, amount }) => {
    const card = cards.get(id)
    return card !== undefined && isSpendable(card, now) && card.balance >= amount
  })
  return canAll && (due.length === 0 || run(tx, chargeOf(due, orderId, now)))
}

/**
 * Refunds an amount to the cards that paid for an order. `returned` is what they got back before. The caller must hold the
 * order's row lock.
 */
export async function refundCards(
  tx: Writer,
  order: { id: number; payments: readonly CardPayment[]; returned: number },
  amount: number,
  now: Date,
): Promise<void> {
  for (const payment of byId(calculateCardReturns(order.payments, order.returned, amount)))
    await putBack(tx, payment, order.id, now)
}
