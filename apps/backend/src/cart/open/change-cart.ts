import type { Context } from '#src/platform/context.ts'
import { sendLast, sendTogether, type Writer } from '#src/platform/database.ts'
import { contentOf, shownWith, taxCountry, viewCart } from './load-cart.ts'
import { checkAccess } from './open-cart.ts'
import { lockOf, ownUpdateOf, updateOf, type CartChanges, type CartCondition } from '../queries.ts'
import type { CartHead, CartView } from '../types.ts'

/** Locks the caller's cart, saves the changes that `change` computes from it, and returns the new cart. */
export async function changeCart(
  ctx: Context,
  maskedId: string,
  change: (cart: CartView, tx: Writer) => Promise<CartChanges> | CartChanges,
): Promise<CartView> {
  const { head, content, view } = await ctx.transaction(async (tx) => {
    const [locked, , ...before] = await sendTogether(tx, [
      lockOf(maskedId),
      shownWith(ctx),
      ...contentOf(ctx, { maskedId }),
    ])
    const cart = await viewCart(ctx, checkAccess(ctx, maskedId, locked), before, tx)
    const changes = await change(cart, tx)
    const update = updateOf(cart.id, changes, ctx.now)
    if (isPlain(ctx, cart, changes)) {
      const [changed = cart] = await sendLast(tx, [update])
      return { head: changed, content: before, view: { ...cart, ...changed } }
    }
    const [changed = cart, ...after] = await sendLast(tx, [update, ...contentOf(ctx, { id: cart.id })])
    return { head: changed, content: after, view: null }
  })
  return view ?? viewCart(ctx, head, content, ctx.db)
}

/**
 * Saves changes that may be made whatever the caller's cart contains, and reads the new cart, in one message. `noShippingAddress` is thrown
 * by changes that need a shipping address.
 */
export async function changeHead(
  ctx: Context,
  maskedId: string,
  changes: CartChanges,
  noShippingAddress?: () => Error,
): Promise<CartView> {
  const condition = noShippingAddress === undefined ? 'any' : 'hasShippingAddress'
  const changed = await changeIf(ctx, maskedId, condition, changes)
  // Tells why the cart cannot be changed.
  return (
    changed ??
    changeCart(ctx, maskedId, (cart) => {
      if (noShippingAddress !== undefined && cart.shippingAddress === null) throw noShippingAddress()
      return changes
    })
  )
}

/** Saves changes and reads the new cart, in one message. Changes nothing and returns undefined unless the condition holds for the caller's cart. */
export async function changeIf(
  ctx: Context,
  maskedId: string,
  condition: CartCondition,
  changes: CartChanges,
): Promise<CartView | undefined> {
  const caller = { customerId: ctx.customerId, groupId: ctx.store.groupId }
  const [head, , ...content] = await ctx.transaction((tx) =>
    sendLast(tx, [
      ownUpdateOf(caller, maskedId, condition, changes, ctx.now),
      shownWith(ctx),
      ...contentOf(ctx, { maskedId }),
    ]),
  )
  return head === undefined ? undefined : viewCart(ctx, head, content, ctx.db)
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

/** Whether the changed cart can be shown with the lines and prices of the cart that was locked. */
function isPlain(ctx: Context, cart: CartView, changes: CartChanges): boolean {
  const { shippingAddress = cart.shippingAddress, billingAddress = cart.billingAddress } = changes
  const names = Object.keys(changes)
  // Without any change, the caller may have written the lines.
  if (names.length === 0 || !names.every((name) => plainChanges.has(name))) return false
  // How often a coupon may be used depends on the email.
  if (changes.email !== undefined && cart.couponCodes.length > 0) return false
  const after: CartHead = { ...cart, shippingAddress, billingAddress }
  return taxCountry(ctx, after) === taxCountry(ctx, cart)
}
