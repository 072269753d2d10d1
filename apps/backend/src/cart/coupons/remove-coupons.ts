import { codeKey, codeKeys } from '@bocian/rules/code.ts'
import type { Context } from '#src/platform/context.ts'
import { cartErrors } from '../errors.ts'
import { changeCart } from '../open/change-cart.ts'
import type { CartView } from '../types.ts'
import { platformErrors } from '#src/platform/errors.ts'

/** Removes the given coupons, or all of them for null. Codes that are not applied are ignored. */
export async function removeCoupons(ctx: Context, maskedId: string, codes: string[] | null): Promise<CartView> {
  if (maskedId === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cart_id' })
  const removed = new Set(codes?.flatMap(codeKeys))
  return changeCart(ctx, maskedId, ({ couponCodes, lines }) => {
    if (codes !== null) return { couponCodes: couponCodes.filter((code) => !removed.has(codeKey(code))) }
    if (lines.length === 0) throw cartErrors.CART_WITHOUT_COUPONS()
    return { couponCodes: [] }
  })
}
