import { trackEvent } from '#src/platform/analytics/data-layer.ts'
import { forget } from '#src/platform/storage/persistence.ts'
import { readSeenCart } from '../cart/tracking/track-cart.ts'
import { OrderPurchaseDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { purchaseEvent } from './purchase-event.ts'

/** Sends the purchase event once: it needs the cart that was tracked last, which is deleted afterwards. */
export async function trackPurchase(cartId: string): Promise<void> {
  const seen = readSeenCart()
  if (!seen) return
  const how = { policy: 'network-only', isOptional: true } as const
  const { orderGtm } = await query(OrderPurchaseDocument, { cartId }, undefined, how)
  if (!orderGtm) return
  forget('gtm_cart_items')
  trackEvent(purchaseEvent(orderGtm, Object.values(seen.items)))
}
