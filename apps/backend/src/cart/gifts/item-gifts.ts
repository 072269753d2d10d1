import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { cartErrors } from '../errors.ts'
import { updateItemGifts } from '../open/gift-queries.ts'
import { giftOffer, needsDelivery } from '../open/load-gifts.ts'
import { readGiftMessage } from './read-gift-message.ts'
import { checkWrappings } from './set-gift-options.ts'
import type { CartLine, LineUpdate } from '../types.ts'

/** An update of only wrapping or message may omit the quantity. */
export function changesQuantity({ quantity, wrappingId, giftMessage }: LineUpdate): boolean {
  return quantity != null || (wrappingId === undefined && giftMessage === undefined)
}

/** Sets the wrapping and message of lines. The wrapping applies to all pieces of a line. */
export async function setItemGifts(
  ctx: Context,
  tx: Writer,
  cartId: number,
  updates: { update: LineUpdate; line: CartLine }[],
): Promise<void> {
  const items = updates
    .filter(({ update }) => update.wrappingId !== undefined || update.giftMessage !== undefined)
    .map(({ update, line }) => readGifts(update, line))
  if (items.length === 0) return
  const wrapped = items.filter(({ isWrapped }) => isWrapped)
  if (wrapped.length > 0) {
    if (!(await giftOffer(ctx, tx)).wrapsItems || wrapped.some(({ line }) => !needsDelivery(line.product)))
      throw cartErrors.GIFT_WRAPPING_NOT_AVAILABLE()
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

function readGifts({ wrappingId, giftMessage }: LineUpdate, line: CartLine) {
  return {
    id: line.id,
    line,
    isWrapped: wrappingId != null,
    wrappingId: wrappingId === undefined ? line.giftWrappingId : wrappingId,
    wrappedQuantity: wrappingId === undefined ? line.wrappedQuantity : null,
    message: giftMessage === undefined ? line.giftMessage : readGiftMessage(giftMessage),
  }
}
