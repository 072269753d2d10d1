import { mutate } from '#src/platform/graphql/client.ts'
import { ReturnOrderToCartDocument, StartPaymentDocument } from '#src/platform/graphql/documents.gen.ts'

/**
 * Redirects to the page where the order is paid. Returns false if no payment provider is involved. `onLeave` runs right before
 * the redirect.
 */
export async function payOrder(token: string, method?: string, onLeave?: () => void): Promise<boolean> {
  const payment = method === undefined ? null : { code: method }
  const { startPayment } = await mutate(StartPaymentDocument, { token, payment })
  const address = startPayment.redirect_url
  if (!address) return false
  onLeave?.()
  globalThis.location.assign(new URL(address, globalThis.location.origin))
  return true
}

/** Cancels the unpaid order. Returns the id of the cart to which its items were returned. */
export async function returnToCart(token: string): Promise<string> {
  const { returnOrderToCart } = await mutate(ReturnOrderToCartDocument, { token })
  return returnOrderToCart.cart_id
}
