import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { changeCart, type CartView } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { refusals } from './errors.ts'

/** The address that the confirmation of a guest's order goes to. */
export async function setGuestEmail(ctx: Context, cartId: string, email: string): Promise<CartView> {
  if (ctx.customerId !== null) throw refusals.emailByCustomer()
  if (email.trim() === '') throw refusals.missing('email')
  if (checkEmail(email) !== null) throw refusals.emailFormat()
  return changeCart(ctx, cartId, () => ({ email: normalizeEmail(email) }))
}
