import { forgetCarts } from '#src/cart/cart.ts'
import { closeAccount, ownAccount } from '#src/customer/customer.ts'
import type { Context } from '#src/platform/context.ts'

/**
 * Deletes the signed-in customer's account and carts. Orders are kept without a customer, and can be looked up like guest
 * orders, by number, email and name.
 */
export async function deleteCustomer(context: Context): Promise<boolean> {
  const account = await ownAccount(context)
  await closeAccount(context, account, (tx) => forgetCarts(tx, account.id))
  return true
}
