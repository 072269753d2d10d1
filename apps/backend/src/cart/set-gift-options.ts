import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { changeCart } from './change-cart.ts'
import { refusals } from './errors.ts'
import { updateItemGifts } from './gift-queries.ts'
import { giftOffer, needsDelivery, wrappingsOf, type GiftOffer } from './load-gifts.ts'
import type { CartChanges } from './queries.ts'
import { readGiftMessage } from './read-gift-message.ts'
import type { CartLine, CartView, GiftMessage } from './types.ts'

/** What is wished for with an order. Absent wishes leave what there is, null takes it away. */
export interface GiftWishes {
  wrappingId: number | null | undefined
  message: GiftMessage | null | undefined
  receipt: boolean
  card: boolean
  /** How many pieces of each line are wrapped in what; a line that is not named is not wrapped. */
  items: { lineId: number; wrappingId: number; quantity: number }[] | null
}

/** Sets wrapping, message, receipt and card of an order, and the wrapping of its lines. */
export async function setGiftOptions(ctx: Context, maskedId: string, wishes: GiftWishes): Promise<CartView> {
  if (maskedId === '') throw refusals.missing('cart_id')
  return changeCart(ctx, maskedId, async (cart, tx) => {
    const offer = await giftOffer(ctx, tx)
    const changes = readWishes(cart, wishes, offer)
    if (changes.giftWrappingId != null) await checkWrappings(ctx, tx, [changes.giftWrappingId])
    if (wishes.items !== null) await wrapItems(ctx, tx, cart, wishes.items, offer)
    return changes
  })
}

function readWishes(cart: CartView, { wrappingId, message, receipt, card }: GiftWishes, offer: GiftOffer): CartChanges {
  const isDelivered = cart.lines.some((line) => needsDelivery(line.product))
  if (receipt && !offer.receipt) throw refusals.giftOptionOff('gift receipt')
  if (card && (offer.cardPrice === null || !isDelivered)) throw refusals.giftOptionOff('printed card')
  if (wrappingId != null && (!offer.wrapsOrder || !isDelivered)) throw refusals.giftOptionOff('gift wrapping')
  return {
    ...(wrappingId === undefined ? {} : { giftWrappingId: wrappingId }),
    ...(message === undefined ? {} : { giftMessage: readGiftMessage(message) }),
    giftReceipt: receipt,
    printedCard: card,
  }
}

/** Refuses a wrapping that the store view does not offer. */
export async function checkWrappings(ctx: Context, tx: Writer, ids: number[]): Promise<void> {
  const offered = await wrappingsOf(ctx, tx)
  if (ids.some((wanted) => !offered.some(({ id }) => id === wanted))) throw refusals.wrappingMissing()
}

async function wrapItems(
  ctx: Context,
  tx: Writer,
  cart: CartView,
  items: NonNullable<GiftWishes['items']>,
  offer: GiftOffer,
): Promise<void> {
  const wished = items.filter(({ quantity }) => quantity !== 0)
  for (const { lineId, quantity } of wished) {
    const line = cart.lines.find(({ id }) => id === lineId)
    if (line === undefined) throw refusals.lineMissing(lineId)
    if (!offer.wrapsItems || !needsDelivery(line.product)) throw refusals.giftOptionOff('gift wrapping')
    if (!Number.isInteger(quantity) || quantity < 0) throw refusals.wrappedQuantity()
  }
  if (wished.length > 0)
    await checkWrappings(
      ctx,
      tx,
      wished.map(({ wrappingId }) => wrappingId),
    )
  await updateItemGifts(
    tx,
    cart.id,
    cart.lines.map((line) => wrappedLine(line, wished)),
  )
}

function wrappedLine(line: CartLine, wished: NonNullable<GiftWishes['items']>) {
  const wish = wished.find(({ lineId }) => lineId === line.id)
  return {
    id: line.id,
    wrappingId: wish?.wrappingId ?? null,
    wrappedQuantity: wish === undefined || wish.quantity >= line.quantity ? null : wish.quantity,
    message: line.giftMessage,
  }
}
