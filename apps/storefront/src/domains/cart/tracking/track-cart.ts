import { trackEvent, trackPixelEvent, type CartType } from '#src/platform/analytics/data-layer.ts'
import { keep, recall } from '#src/platform/storage/persistence.ts'
import type { CartEventFragment } from '#src/platform/graphql/documents.gen.ts'
import { beginCheckout, initiateCheckout, removeFromCart, seenCart, viewCart, type SeenCart } from './cart-events.ts'

/** Stores the cart for this tab, to describe later events. */
export function storeCart(cart: CartEventFragment): void {
  keep('gtm_cart_items', seenCart(cart))
}

/** The last stored cart of this tab. */
export function readSeenCart(): SeenCart | undefined {
  return recall<SeenCart>('gtm_cart_items')
}

export function trackViewCart(cart: CartEventFragment, type: CartType): void {
  trackEvent(viewCart(cart, type))
}

export function trackRemoveFromCart(uid: string): void {
  const seen = readSeenCart()
  const event = seen && removeFromCart(seen, uid)
  if (event) trackEvent(event)
}

/** Sends begin_checkout to analytics and to the Meta pixel. */
export function trackBeginCheckout(cart: CartEventFragment): void {
  storeCart(cart)
  const event = beginCheckout(cart)
  trackEvent(event)
  trackPixelEvent('InitiateCheckout', initiateCheckout(event))
}
