import { forgetCarts } from '#src/cart/cart.ts'
import { closeAccount, ownAccount, requireRecentSignIn } from '#src/customer/customer.ts'
import { forgetMember } from '#src/loyalty/loyalty.ts'
import { forgetSavedCards } from '#src/payment/payment.ts'
import type { Context } from '#src/platform/context.ts'

/**
 * Deletes the signed-in customer's account, carts and saved cards. Orders are kept without a customer, and can be looked up like guest
 * orders, by number, email and name. Club points lapse. Needs the password; or, for accounts without one and for Magento's clients,
 * which do not send it, a sign-in in the last minutes.
 */
export async function deleteCustomer(context: Context, password?: string | null): Promise<boolean> {
  const account = await ownAccount(context)
  await requireRecentSignIn(context, account, password)
  await closeAccount(context, account, async (tx) => {
    await forgetCarts(tx, account.id)
    await forgetMember(tx, account.id)
    await forgetSavedCards(tx, account.id)
  })
  return true
}
