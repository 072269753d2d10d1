import type { Context } from '#src/platform/context.ts'
import { changeCart } from './change-cart.ts'
import { refusals } from './errors.ts'
import type { CartView } from './types.ts'

/** Takes the named coupons off the cart, or all of them; one that is not on it is no error. */
export async function removeCoupons(ctx: Context, maskedId: string, codes: string[] | null): Promise<CartView> {
  if (maskedId === '') throw refusals.missing('cart_id')
  const gone = new Set(codes?.map((code) => code.trim().toUpperCase()))
  return changeCart(ctx, maskedId, ({ couponCodes }) => ({
    couponCodes: codes === null ? [] : couponCodes.filter((code) => !gone.has(code.toUpperCase())),
  }))
}
