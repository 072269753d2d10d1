import { tellAnalytics } from '#src/analytics/data-layer.ts'
import { forget } from '#src/browser-storage/persistence.ts'
import { readSeenCart } from '#src/cart/tell-cart.ts'
import { OrderPurchaseDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { purchaseEvent } from './purchase-event.ts'

/** Tells of the order that a cart became, once: the cart as analytics saw it is forgotten with it. */
export async function tellPurchase(cartId: string): Promise<void> {
  const seen = readSeenCart()
  if (!seen) return
  const how = { policy: 'network-only', isOptional: true } as const
  const { orderGtm } = await query(OrderPurchaseDocument, { cartId }, undefined, how)
  if (!orderGtm) return
  forget('gtm_cart_items')
  tellAnalytics(purchaseEvent(orderGtm, Object.values(seen.items)))
}
