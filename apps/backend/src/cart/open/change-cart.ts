import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { loadCart, taxCountry } from './load-cart.ts'
import { lockCart, readCart } from './open-cart.ts'
import { updateCart, type CartChanges } from '../queries.ts'
import type { CartView } from '../types.ts'

/** Locks the caller's cart, saves the changes that `change` computes from it, and returns the new cart. */
export async function changeCart(
  ctx: Context,
  maskedId: string,
  change: (cart: CartView, tx: Writer) => Promise<CartChanges> | CartChanges,
): Promise<CartView> {
  const changed = await ctx.transaction(async (tx) => {
    const head = await lockCart(ctx, tx, maskedId)
    const cart = await loadCart(ctx, head, tx)
    const changes = await change(cart, tx)
    await updateCart(tx, head.id, changes, ctx.now)
    return viewAfter(ctx, cart, changes)
  })
  return changed ?? loadCart(ctx, await readCart(ctx, maskedId))
}

/** The changes on which neither lines nor prices, rules, gifts or gift cards depend. */
const plainChanges: ReadonlySet<string> = new Set<keyof CartChanges>([
  'email',
  'shippingAddress',
  'billingAddress',
  'billingSameAsShipping',
  'delivery',
  'paymentCode',
])

/** The cart after changes, computed from the cart that was locked; undefined if it has to be loaded again. */
function viewAfter(ctx: Context, cart: CartView, changes: CartChanges): CartView | undefined {
  const { delivery, ...columns } = changes
  const names = Object.keys(changes)
  // Without any change, the caller may have written the lines.
  if (names.length === 0 || !names.every((name) => plainChanges.has(name))) return undefined
  // How often a coupon may be used depends on the email.
  if (columns.email !== undefined && cart.couponCodes.length > 0) return undefined
  // As they are read from the database.
  const stored: Partial<CartView> = JSON.parse(JSON.stringify(columns))
  const chosen = delivery === undefined ? {} : (delivery ?? { carrierCode: null, methodCode: null })
  const after = { ...cart, ...stored, ...chosen }
  return taxCountry(ctx, after) === taxCountry(ctx, cart) ? after : undefined
}
