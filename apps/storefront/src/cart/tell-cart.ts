import { tellAnalytics, tellPixel, type CartType } from '#src/analytics/data-layer.ts'
import { keep, recall } from '#src/browser-storage/persistence.ts'
import type { CartEventFragment } from '#src/graphql/documents.gen.ts'
import { beginCheckout, initiateCheckout, removeFromCart, seenCart, viewCart, type SeenCart } from './cart-events.ts'

/** Remembers a cart for the tab, for what is told of it later. */
export function noteCart(cart: CartEventFragment): void {
  keep('gtm_cart_items', seenCart(cart))
}

/** The cart as it was seen last in this tab. */
export function readSeenCart(): SeenCart | undefined {
  return recall<SeenCart>('gtm_cart_items')
}

/** Tells that a cart was looked at. */
export function tellViewCart(cart: CartEventFragment, type: CartType): void {
  tellAnalytics(viewCart(cart, type))
}

/** Tells that a line was taken out of the cart. */
export function tellRemoved(uid: string): void {
  const seen = readSeenCart()
  const event = seen && removeFromCart(seen, uid)
  if (event) tellAnalytics(event)
}

/** Tells that the checkout was begun, the pixel too. */
export function tellCheckout(cart: CartEventFragment): void {
  noteCart(cart)
  const event = beginCheckout(cart)
  tellAnalytics(event)
  tellPixel('InitiateCheckout', initiateCheckout(event))
}
