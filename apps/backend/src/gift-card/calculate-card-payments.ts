import type { CardPayment } from './types.ts'

/** What each card pays of a sum, in the order they were given: never more than is owed, nor than lies on the card. */
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

/** Which cards a returned sum goes back to: in the order they paid, each up to what it paid, after what has gone back. */
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
