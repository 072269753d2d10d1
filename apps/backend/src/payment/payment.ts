import { changeCart, isVirtual, type CartView } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { message } from '#src/platform/messages.ts'
import { UserError } from '#src/platform/user-error.ts'
import { selectPaymentCodes } from './queries.ts'

export interface PaymentMethod {
  code: string
  title: string
}

/** The methods that need no provider: the money comes by post, by bank or at the door. */
const offline = new Set(['banktransfer', 'cashondelivery', 'checkmo'])

/** How this cart can be paid for. Nobody comes to the door with what is sent by mail. */
export async function availablePayments(ctx: Context, cart: CartView, db: Reader = ctx.db): Promise<PaymentMethod[]> {
  const codes = (await selectPaymentCodes(db, ctx.store.id)).filter((code) => offline.has(code))
  const possible = isVirtual(cart) ? codes.filter((code) => code !== 'cashondelivery') : codes
  return possible.map((code) => ({ code, title: message(ctx.store.locale, `payment.${code}`) }))
}

/** The method that was chosen, if it can still be used. */
export async function selectedPayment(
  ctx: Context,
  cart: CartView,
  db: Reader = ctx.db,
): Promise<PaymentMethod | null> {
  if (cart.paymentCode === null) return null
  const available = await availablePayments(ctx, cart, db)
  return available.find((method) => method.code === cart.paymentCode) ?? null
}

/** Chooses how to pay; what has to be carried needs to know where to first. */
export async function setPaymentMethod(ctx: Context, cartId: string, code: string): Promise<CartView> {
  if (code.trim() === '')
    throw new UserError('graphql-input', 'Required parameter "code" for "payment_method" is missing.')
  return changeCart(ctx, cartId, async (cart, tx) => {
    if (!isVirtual(cart) && cart.shippingAddress === null)
      throw new UserError('graphql-input', 'The shipping address is missing. Set the address and try again.')
    const available = await availablePayments(ctx, cart, tx)
    if (!available.some((method) => method.code === code))
      throw new UserError('graphql-input', 'The requested Payment Method is not available.')
    return { paymentCode: code }
  })
}
