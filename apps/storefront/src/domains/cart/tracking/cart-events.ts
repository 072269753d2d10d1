import type { AnalyticsItem, CartType, ShopEvent } from '#src/platform/analytics/data-layer.ts'
import type { CartEventFragment, CartEventItemFragment } from '#src/platform/graphql/documents.gen.ts'

/**
 * The lines of the last tracked cart by uid. They describe a later removal or order, when the cart itself is no longer loaded.
 */
export type SeenCart = { readonly currency: string; readonly items: Readonly<Record<string, AnalyticsItem>> }

type EventOf<Name extends ShopEvent['event']> = Extract<ShopEvent, { event: Name }>

const round = (value: number): number => Math.round(value * 100) / 100

/** A cart line as an analytics item, identified by the SKU of the chosen variant. */
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

/** The event for viewing a cart. */
export function viewCart(cart: CartEventFragment, type: CartType): EventOf<'view_cart'> {
  return { event: 'view_cart', cart_type: type, ecommerce: sumOf(cart) }
}

/** The event for starting the checkout. */
export function beginCheckout(cart: CartEventFragment): EventOf<'begin_checkout'> {
  const coupon = (cart.applied_coupons ?? []).flatMap((applied) => (applied ? [applied.code] : [])).join(',')
  return { event: 'begin_checkout', ecommerce: { ...sumOf(cart), ...(coupon ? { coupon } : {}) } }
}

/** The Meta pixel's parameters for the same event. */
export function initiateCheckout({ ecommerce }: EventOf<'begin_checkout'>) {
  return {
    content_ids: ecommerce.items.map((item) => item.item_id),
    content_type: 'product',
    currency: ecommerce.currency,
    num_items: ecommerce.items.reduce((sum, item) => sum + item.quantity, 0),
    value: ecommerce.value,
  }
}

/** The part of a cart that is stored to describe later events. */
export function seenCart(cart: CartEventFragment): SeenCart {
  return {
    currency: cart.prices?.grand_total?.currency ?? '',
    items: Object.fromEntries(linesOf(cart).map((item) => [item.uid, itemEvent(item)])),
  }
}

/** The event for removing a line; null if the line was never tracked. */
export function removeFromCart(seen: SeenCart, uid: string): EventOf<'remove_from_cart'> | null {
  const item = seen.items[uid]
  if (!item) return null
  return {
    event: 'remove_from_cart',
    ecommerce: { currency: seen.currency, value: round(item.price * item.quantity), items: [item] },
  }
}
