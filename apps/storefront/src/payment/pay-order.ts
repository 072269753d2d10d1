import { mutate } from '#src/graphql/client.ts'
import { ReturnOrderToCartDocument, StartPaymentDocument } from '#src/graphql/documents.gen.ts'

/**
 * Leads to where the order is paid; false when no provider takes the money, so that there is nowhere to go. `onLeave` runs
 * right before the browser leaves.
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

/** Ends the unpaid order; answers the id of the cart that its goods went back into. */
export async function returnToCart(token: string): Promise<string> {
  const { returnOrderToCart } = await mutate(ReturnOrderToCartDocument, { token })
  return returnOrderToCart.cart_id
}
