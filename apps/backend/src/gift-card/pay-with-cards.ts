import type { Reader, Writer } from '#src/platform/database.ts'
import { calculateCardReturns } from './calculate-card-payments.ts'
import { isSpendable } from './find-card.ts'
import { lockByIds, putBack, selectByIds, chargeCard } from './queries.ts'
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
 * Charges the cards of an order by ascending id, in the transaction that places it. Returns false if a balance is too low: the
 * caller must roll back, because other cards may already be charged.
 */
export async function chargeCards(
  tx: Writer,
  payments: readonly CardPayment[],
  orderId: number,
  now: Date,
): Promise<boolean> {
  for (const payment of byId(payments)) if (!(await chargeCard(tx, payment, orderId, now))) return false
  return true
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
  return canAll && chargeCards(tx, due, orderId, now)
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
