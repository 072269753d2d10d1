import type { Writer } from '#src/platform/database.ts'
import { lockBought, updateState } from './queries.ts'

/** Locks the cards bought with an order and returns how much of them has been spent, in minor units. */
export async function spentOfBought(tx: Writer, orderId: number): Promise<number> {
  const cards = await lockBought(tx, orderId)
  return cards.reduce((sum, { issued, balance }) => sum + issued - balance, 0)
}

/** Voids the cards bought with a cancelled order. */
export async function voidBought(tx: Writer, orderId: number): Promise<void> {
  const cards = await lockBought(tx, orderId)
  if (cards.length > 0)
    await updateState(
      tx,
      cards.map(({ id }) => id),
      'voided',
    )
}
