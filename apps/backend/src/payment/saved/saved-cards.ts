import { randomUUID } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { publish } from '#src/platform/events.ts'
import { paymentErrors } from '../errors.ts'
import { selectPayments } from '../queries.ts'
import { registrationOf } from '../registration.ts'
import { deleteShopper, keepShopper, markRemoved, selectSavedCards } from './saved-card-queries.ts'
import type { SavedCard } from './types.ts'

/** The saved cards of the signed-in customer, newest first. */
export async function savedCards(ctx: Context): Promise<SavedCard[]> {
  if (ctx.customerId === null) throw platformErrors.NOT_SIGNED_IN()
  return selectSavedCards(ctx.db, ctx.customerId)
}

/** Removes a saved card at once; an event deletes it at its provider. */
export async function removeSavedCard(ctx: Context, publicHash: string): Promise<void> {
  const { customerId, now } = ctx
  if (customerId === null) throw platformErrors.NOT_SIGNED_IN()
  await ctx.transaction(async (tx) => {
    const id = await markRemoved(tx, { customerId, publicHash, now })
    if (id === undefined) throw paymentErrors.SAVED_PAYMENT_NOT_FOUND({ hash: publicHash })
    await publish(tx, 'payment.cardRemoved', { id })
  })
}

/**
 * The pseudonym under which the buyer of an order may use and save cards with this provider; null for guests, and for an agent, who must
 * not pay with the cards of a client.
 */
export async function shopperOf(
  ctx: Context,
  tx: Writer,
  order: { customerId: number | null },
  provider: string,
): Promise<string | null> {
  const { customerId } = order
  const isOwner = customerId !== null && customerId === ctx.customerId && ctx.agent === undefined
  if (!isOwner || registrationOf(ctx, provider)?.vault === undefined) return null
  return keepShopper(tx, customerId, randomUUID())
}

/** Deletes the saved cards of a customer; an event deletes them at their providers too. */
export async function forgetSavedCards(tx: Writer, customerId: number): Promise<void> {
  const shopper = await deleteShopper(tx, customerId)
  if (shopper !== undefined) await publish(tx, 'payment.cardsChanged', { shopper })
}

/** Whether customers can save cards with this method in the store view. */
export async function canSaveCards(ctx: Context, storeId: number, code: string, db: Reader = ctx.db): Promise<boolean> {
  const method = (await selectPayments(db, storeId)).find((known) => known.code === code)
  const registration = method && registrationOf(ctx, method.provider)
  return registration?.vault !== undefined && registration.isConfigured(ctx)
}
