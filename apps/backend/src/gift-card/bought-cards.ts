import type { Writer } from '#src/platform/database.ts'
import { lockBought, updateState } from './queries.ts'

/** Locks the cards that an order bought, and answers how much of them has been spent; minor units. */
export async function spentOfBought(tx: Writer, orderId: number): Promise<number> {
  const cards = await lockBought(tx, orderId)
  return cards.reduce((sum, { issued, balance }) => sum + issued - balance, 0)
}

/** Makes the cards of an order that ended worthless. */
export async function voidBought(tx: Writer, orderId: number): Promise<void> {
  const cards = await lockBought(tx, orderId)
  if (cards.length > 0)
    await updateState(
      tx,
      cards.map(({ id }) => id),
      'voided',
    )
}
