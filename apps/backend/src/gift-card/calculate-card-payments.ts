import type { CardPayment } from './types.ts'

/** The amount each card pays, in the order applied: never more than the amount due or the card's balance. */
export function calculateCardPayments(
  cards: readonly { id: number; code: string; balance: number }[],
  owed: number,
): CardPayment[] {
  let left = owed
  return cards.map(({ id, code, balance }) => {
    const amount = Math.min(balance, left)
    left -= amount
    return { id, code, amount }
  })
}

/** The cards that receive a refund, in the order in which they paid: each up to what it paid, minus what it got back before. */
export function calculateCardReturns(
  payments: readonly CardPayment[],
  returned: number,
  amount: number,
): CardPayment[] {
  let gone = returned
  let left = amount
  return payments.flatMap((payment) => {
    const before = Math.min(gone, payment.amount)
    gone -= before
    const back = Math.min(left, payment.amount - before)
    left -= back
    return back > 0 ? [{ ...payment, amount: back }] : []
  })
}
