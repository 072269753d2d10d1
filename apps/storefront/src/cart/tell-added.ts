import { tellAnalytics } from '#src/analytics/data-layer.ts'
import { itemOf } from './change-cart.ts'

/** Tells that a product's form was added to a cart; what comes back to the cart by an undo is nothing new. */
export function tellAdded(cartId: string, form: FormData): void {
  const { uid, quantity, selected_options } = itemOf(form)
  if (!uid) return
  tellAnalytics({ event: 'add_to_cart', cart_id: cartId, product_uid: uid, selected_options, quantity })
}
