import type { Reader, Writer } from '#src/platform/database.ts'
import { calculateCardReturns } from './calculate-card-payments.ts'
import { isSpendable } from './find-card.ts'
import { lockByIds, putBack, selectByIds, takeOff } from './queries.ts'
import type { CardPayment, GiftCard } from './types.ts'

/** The cards of these ids that can be spent in the currency now, in the order of the ids. */
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
 * Takes what each card pays for an order, in the transaction that places it, by ascending id. False when one has not
 * enough left: the caller then rolls back, for others may have been taken.
 */
export async function takeFromCards(
  tx: Writer,
  payments: readonly CardPayment[],
  orderId: number,
  now: Date,
): Promise<boolean> {
  for (const payment of byId(payments)) if (!(await takeOff(tx, payment, orderId, now))) return false
  return true
}

/** Takes anew what went back to the cards; false, with nothing taken, when one cannot pay it any more. */
export async function takeFromCardsAgain(
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
  return canAll && takeFromCards(tx, due, orderId, now)
}

/** Gives an amount back to the cards of an order that already had `returned` back; the caller holds the order's row. */
export async function returnToCards(
  tx: Writer,
  order: { id: number; payments: readonly CardPayment[]; returned: number },
  amount: number,
  now: Date,
): Promise<void> {
  for (const payment of byId(calculateCardReturns(order.payments, order.returned, amount)))
    await putBack(tx, payment, order.id, now)
}
