import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { changeHead, type CartView } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { checkoutErrors } from './errors.ts'

/** Sets the email address for a guest's order. */
export async function setGuestEmail(ctx: Context, cartId: string, email: string): Promise<CartView> {
  if (ctx.customerId !== null) throw checkoutErrors.GUEST_EMAIL_OF_CUSTOMER()
  if (email.trim() === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'email' })
  if (checkEmail(email) !== null) throw checkoutErrors.GUEST_EMAIL_INVALID()
  return changeHead(ctx, cartId, { email: normalizeEmail(email) })
}
