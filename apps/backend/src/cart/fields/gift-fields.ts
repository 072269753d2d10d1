import type { GiftOptionsPrices, GiftWrapping } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { money } from './money.ts'
import type { GiftTotals, GiftWrapping as Wrapping } from '../types.ts'

/** A gift wrapping in Magento's shape. The image resolver turns the path into a URL. */
export function wrappingFields(wrapping: Wrapping, currency: string): GiftWrapping {
  const { id, design, defaultMessage, price, image } = wrapping
  return {
    id: encodeUid(id),
    uid: encodeUid(id),
    design,
    default_message: defaultMessage,
    image: image === null ? null : { label: design, url: image },
    price: money(price, currency),
  }
}

/** Prices of gift wrapping and printed card: net, or gross where the name says so. */
export function giftPrices(totals: GiftTotals, currency: string): GiftOptionsPrices {
  const amount = (minor: number) => money(minor, currency)
  return {
    gift_wrapping_for_items: amount(totals.itemsExcludingTax),
    gift_wrapping_for_items_incl_tax: amount(totals.items),
    gift_wrapping_for_order: amount(totals.orderExcludingTax),
    gift_wrapping_for_order_incl_tax: amount(totals.order),
    printed_card: amount(totals.cardExcludingTax),
    printed_card_incl_tax: amount(totals.card),
  }
}
