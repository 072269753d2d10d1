import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { settingsOfStore } from '#src/store/store.ts'
import { toMinor } from '@bocian/rules/money.ts'
import { selectWrappings } from './gift-queries.ts'
import type { CartHead, CartLine, CartView, GiftsInput, GiftWrapping, ProductFacts, PlainLine } from '../types.ts'

/** The gift options that a store view offers. The printed card's price is gross, in minor units. */
export interface GiftOffer {
  wrapsOrder: boolean
  wrapsItems: boolean
  receipt: boolean
  cardPrice: number | null
}

export async function giftOffer(ctx: Context, db: Reader): Promise<GiftOffer> {
  const settings = await settingsOfStore(db, ctx.store.id)
  const isOn = (path: 'wrapping_allow_order' | 'wrapping_allow_items' | 'allow_gift_receipt' | 'allow_printed_card') =>
    settings[`sales/gift_options/${path}`] === '1'
  return {
    wrapsOrder: isOn('wrapping_allow_order'),
    wrapsItems: isOn('wrapping_allow_items'),
    receipt: isOn('allow_gift_receipt'),
    cardPrice: isOn('allow_printed_card') ? toMinor(settings['sales/gift_options/printed_card_price']) : null,
  }
}

/** The gift wrappings of the store view, loaded once per request. */
export function wrappingsOf(ctx: Context, db: Reader = ctx.db): Promise<GiftWrapping[]> {
  const { currency, locale } = ctx.store
  return ctx.memo(`cart/wrappings ${currency} ${locale}`, () => selectWrappings(db, currency, locale))
}

/** The lines with their chosen wrapping, if it is still offered. */
export async function withWrappings<Line extends PlainLine>(
  ctx: Context,
  lines: Line[],
  db: Reader,
): Promise<(Line & Pick<CartLine, 'wrapping'>)[]> {
  const isWished = lines.some((line) => line.giftWrappingId !== null)
  const offered = isWished && (await giftOffer(ctx, db)).wrapsItems ? await wrappingsOf(ctx, db) : []
  return lines.map((line) => {
    const wrapping = needsDelivery(line.product) ? offered.find(({ id }) => id === line.giftWrappingId) : undefined
    const quantity = Math.min(line.wrappedQuantity ?? line.quantity, line.quantity)
    return { ...line, wrapping: wrapping === undefined ? null : { ...wrapping, quantity } }
  })
}

/** The chosen gift wrapping of the order and the price of the printed card, if they are still offered. */
export async function loadGifts(
  ctx: Context,
  head: CartHead,
  lines: PlainLine[],
  db: Reader,
): Promise<Pick<CartView, 'wrapping' | 'printedCardPrice'>> {
  const isWished = head.giftWrappingId !== null || head.printedCard
  if (!isWished || !lines.some((line) => needsDelivery(line.product))) return { wrapping: null, printedCardPrice: null }
  const { wrapsOrder, cardPrice } = await giftOffer(ctx, db)
  const offered = wrapsOrder && head.giftWrappingId !== null ? await wrappingsOf(ctx, db) : []
  return {
    wrapping: offered.find(({ id }) => id === head.giftWrappingId) ?? null,
    printedCardPrice: head.printedCard ? cardPrice : null,
  }
}

/** Whether a product is shipped. Only shipped products can be gift-wrapped. */
export function needsDelivery(product: ProductFacts): boolean {
  return product.type !== 'virtual' && !(product.type === 'giftcard' && product.giftCardType === 'VIRTUAL')
}

/** Gift wrapping and printed card as input of the totals. */
export function giftsInput({ lines, wrapping, printedCardPrice, standardRate }: CartView): GiftsInput {
  return {
    items: lines.flatMap((line) =>
      line.wrapping === null ? [] : [{ price: line.wrapping.price, quantity: line.wrapping.quantity }],
    ),
    order: wrapping?.price ?? 0,
    card: printedCardPrice ?? 0,
    taxRate: standardRate,
  }
}
