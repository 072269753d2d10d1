import { paidTotals, type CartView, type PaidTotals } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { selectedDelivery } from './delivery.ts'

/** What the cart costs with the delivery that was chosen; worked out once per request and cart. */
export function cartTotals(ctx: Context, cart: CartView): Promise<PaidTotals> {
  const kept = ctx.memo('checkout/totals', () => new WeakMap<CartView, Promise<PaidTotals>>())
  const known = kept.get(cart)
  if (known !== undefined) return known
  const totals = selectedDelivery(ctx, cart).then((delivery) => paidTotals(cart, delivery))
  kept.set(cart, totals)
  return totals
}
