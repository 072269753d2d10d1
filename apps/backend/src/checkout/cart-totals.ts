import { paidTotals, type CartView, type PaidTotals } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { selectedDelivery } from './delivery.ts'

/** The totals of the cart with its selected delivery, calculated once per request and cart. */
export function cartTotals(ctx: Context, cart: CartView): Promise<PaidTotals> {
  const cached = ctx.memo('checkout/totals', () => new WeakMap<CartView, Promise<PaidTotals>>())
  const known = cached.get(cart)
  if (known !== undefined) return known
  const totals = selectedDelivery(ctx, cart).then((delivery) => paidTotals(cart, delivery))
  cached.set(cart, totals)
  return totals
}
