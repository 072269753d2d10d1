import type { AnalyticsItem, CartType, ShopEvent } from '#src/analytics/data-layer.ts'
import type { CartEventFragment, CartEventItemFragment } from '#src/graphql/documents.gen.ts'

/** The lines of a cart as analytics saw them last, by their uid: what a later removal or an order is told by. */
export type SeenCart = { readonly currency: string; readonly items: Readonly<Record<string, AnalyticsItem>> }

type EventOf<Name extends ShopEvent['event']> = Extract<ShopEvent, { event: Name }>

const round = (value: number): number => Math.round(value * 100) / 100

/** A line as analytics knows it; what was chosen is named by the variant's own SKU. */
export function itemEvent(item: CartEventItemFragment): AnalyticsItem {
  const isChosen = item.__typename === 'ConfigurableCartItem'
  const options = isChosen ? item.configurable_options.flatMap((option) => (option ? [option.value_label] : [])) : []
  return {
    item_id: (isChosen ? item.configured_variant.sku : item.product.sku) ?? '',
    item_name: item.product.name ?? '',
    ...(item.product.cdrl_brand ? { item_brand: item.product.cdrl_brand } : {}),
    ...(options.length > 0 ? { item_variant: options.join(', ') } : {}),
    price: round(item.prices?.price_including_tax.value ?? 0),
    quantity: item.quantity,
  }
}

const linesOf = (cart: CartEventFragment) => (cart.items ?? []).filter((item) => item !== null)

const sumOf = (cart: CartEventFragment) => ({
  currency: cart.prices?.grand_total?.currency ?? '',
  value: round(cart.prices?.grand_total?.value ?? 0),
  items: linesOf(cart).map(itemEvent),
})

/** A cart that was looked at. */
export function viewCart(cart: CartEventFragment, type: CartType): EventOf<'view_cart'> {
  return { event: 'view_cart', cart_type: type, ecommerce: sumOf(cart) }
}

/** A checkout that was begun. */
export function beginCheckout(cart: CartEventFragment): EventOf<'begin_checkout'> {
  const coupon = (cart.applied_coupons ?? []).flatMap((applied) => (applied ? [applied.code] : [])).join(',')
  return { event: 'begin_checkout', ecommerce: { ...sumOf(cart), ...(coupon ? { coupon } : {}) } }
}

/** What the pixel is told of it. */
export function initiateCheckout({ ecommerce }: EventOf<'begin_checkout'>) {
  return {
    content_ids: ecommerce.items.map((item) => item.item_id),
    content_type: 'product',
    currency: ecommerce.currency,
    num_items: ecommerce.items.reduce((sum, item) => sum + item.quantity, 0),
    value: ecommerce.value,
  }
}

/** What a look at the cart leaves behind. */
export function seenCart(cart: CartEventFragment): SeenCart {
  return {
    currency: cart.prices?.grand_total?.currency ?? '',
    items: Object.fromEntries(linesOf(cart).map((item) => [item.uid, itemEvent(item)])),
  }
}

/** A line that was taken out; nothing for one that was never seen. */
export function removeFromCart(seen: SeenCart, uid: string): EventOf<'remove_from_cart'> | null {
  const item = seen.items[uid]
  if (!item) return null
  return {
    event: 'remove_from_cart',
    ecommerce: { currency: seen.currency, value: round(item.price * item.quantity), items: [item] },
  }
}
