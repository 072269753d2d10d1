import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { changeCart } from '../open/change-cart.ts'
import { cartErrors } from '../errors.ts'
import { updateItemGifts } from '../open/gift-queries.ts'
import { giftOffer, needsDelivery, wrappingsOf, type GiftOffer } from '../open/load-gifts.ts'
import type { CartChanges } from '../queries.ts'
import { readGiftMessage } from './read-gift-message.ts'
import type { CartLine, CartView, GiftMessage } from '../types.ts'

/** The requested gift options of an order. Undefined keeps a value, null removes it. */
export interface GiftSelection {
  wrappingId: number | null | undefined
  message: GiftMessage | null | undefined
  receipt: boolean
  card: boolean
  /** The wrapping and number of wrapped pieces per line. Lines that are not listed are unwrapped. */
  items: { lineId: number; wrappingId: number; quantity: number }[] | null
}

/** Sets gift wrapping, message, gift receipt and printed card of an order, and the wrapping of its lines. */
export async function setGiftOptions(ctx: Context, maskedId: string, selection: GiftSelection): Promise<CartView> {
  if (maskedId === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cart_id' })
  return changeCart(ctx, maskedId, async (cart, tx) => {
    const offer = await giftOffer(ctx, tx)
    const changes = readSelection(cart, selection, offer)
    if (changes.giftWrappingId != null) await checkWrappings(ctx, tx, [changes.giftWrappingId])
    if (selection.items !== null) await wrapItems(ctx, tx, cart, selection.items, offer)
    return changes
  })
}

function readSelection(
  cart: CartView,
  { wrappingId, message, receipt, card }: GiftSelection,
  offer: GiftOffer,
): CartChanges {
  const isDelivered = cart.lines.some((line) => needsDelivery(line.product))
  if (receipt && !offer.receipt) throw cartErrors.GIFT_RECEIPT_NOT_AVAILABLE()
  if (card && (offer.cardPrice === null || !isDelivered)) throw cartErrors.PRINTED_CARD_NOT_AVAILABLE()
  if (wrappingId != null && (!offer.wrapsOrder || !isDelivered)) throw cartErrors.GIFT_WRAPPING_NOT_AVAILABLE()
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
  if (ids.some((wanted) => !offered.some(({ id }) => id === wanted))) throw cartErrors.GIFT_WRAPPING_MISSING()
}

async function wrapItems(
  ctx: Context,
  tx: Writer,
  cart: CartView,
  items: NonNullable<GiftSelection['items']>,
  offer: GiftOffer,
): Promise<void> {
  const wrapped = items.filter(({ quantity }) => quantity !== 0)
  for (const { lineId, quantity } of wrapped) {
    const line = cart.lines.find(({ id }) => id === lineId)
    if (line === undefined) throw cartErrors.COULD_NOT_FIND_CART_ITEM({ id: lineId })
    if (!offer.wrapsItems || !needsDelivery(line.product)) throw cartErrors.GIFT_WRAPPING_NOT_AVAILABLE()
    if (!Number.isInteger(quantity) || quantity < 0) throw cartErrors.WRAPPED_QUANTITY_INVALID()
  }
  if (wrapped.length > 0)
    await checkWrappings(
      ctx,
      tx,
      wrapped.map(({ wrappingId }) => wrappingId),
    )
  await updateItemGifts(
    tx,
    cart.id,
    cart.lines.map((line) => wrappedLine(line, wrapped)),
  )
}

function wrappedLine(line: CartLine, wrapped: NonNullable<GiftSelection['items']>) {
  const selected = wrapped.find(({ lineId }) => lineId === line.id)
  return {
    id: line.id,
    wrappingId: selected?.wrappingId ?? null,
    wrappedQuantity: selected === undefined || selected.quantity >= line.quantity ? null : selected.quantity,
    message: line.giftMessage,
  }
}
