import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { refusals } from './errors.ts'
import { updateItemGifts } from './gift-queries.ts'
import { giftOffer, needsDelivery } from './load-gifts.ts'
import { readGiftMessage } from './read-gift-message.ts'
import { checkWrappings } from './set-gift-options.ts'
import type { CartLine } from './types.ts'
import type { LineUpdate } from './update-cart-items.ts'

/** Who only wraps a line or writes to somebody need not repeat how many there are. */
export function changesQuantity({ quantity, wrappingId, giftMessage }: LineUpdate): boolean {
  return quantity != null || (wrappingId === undefined && giftMessage === undefined)
}

/** Wraps lines whole, unwraps them, and keeps what is written with them. */
export async function setItemGifts(
  ctx: Context,
  tx: Writer,
  cartId: number,
  wishes: { update: LineUpdate; line: CartLine }[],
): Promise<void> {
  const items = wishes
    .filter(({ update }) => update.wrappingId !== undefined || update.giftMessage !== undefined)
    .map(({ update, line }) => readWish(update, line))
  if (items.length === 0) return
  const wrapped = items.filter(({ isWrapped }) => isWrapped)
  if (wrapped.length > 0) {
    if (!(await giftOffer(ctx, tx)).wrapsItems || wrapped.some(({ line }) => !needsDelivery(line.product)))
      throw refusals.giftOptionOff('gift wrapping')
    await checkWrappings(
      ctx,
      tx,
      wrapped.flatMap(({ wrappingId }) => wrappingId ?? []),
    )
  }
  await updateItemGifts(
    tx,
    cartId,
    items.map(({ line: _, isWrapped: __, ...gifts }) => gifts),
  )
}

function readWish({ wrappingId, giftMessage }: LineUpdate, line: CartLine) {
  return {
    id: line.id,
    line,
    isWrapped: wrappingId != null,
    wrappingId: wrappingId === undefined ? line.giftWrappingId : wrappingId,
    wrappedQuantity: wrappingId === undefined ? line.wrappedQuantity : null,
    message: giftMessage === undefined ? line.giftMessage : readGiftMessage(giftMessage),
  }
}
