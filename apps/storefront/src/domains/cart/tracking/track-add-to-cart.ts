import { trackEvent } from '#src/platform/analytics/data-layer.ts'
import { itemOf } from '../change/change-cart.ts'

/**
 * Sends the add_to_cart event for a submitted product form. Restoring a removed line is not tracked, as it adds nothing new.
 */
export function trackAddToCart(cartId: string, form: FormData): void {
  const { uid, quantity, selected_options } = itemOf(form)
  if (!uid) return
  trackEvent({ event: 'add_to_cart', cart_id: cartId, product_uid: uid, selected_options, quantity })
}
