import { ApplyCouponDocument, RemoveCouponDocument, type CouponNoticeReason } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import type { Translate } from '#src/i18n/messages.ts'

const reasons: ReadonlySet<string> = new Set<CouponNoticeReason>([
  'UNKNOWN',
  'NOT_STARTED',
  'EXPIRED',
  'USED_UP',
  'USED_BY_YOU',
  'GROUP',
  'GOODS',
  'SUBTOTAL',
  'OUTRANKED',
])

/** Puts a coupon on the cart; a code that does not help is answered with the reason, in the shopper's words. */
export async function applyCoupon(
  t: Translate,
  cartId: string,
  code: string,
  request: Request,
): Promise<readonly string[]> {
  if (code === '') return [t('cart.coupon.empty')]
  try {
    await mutate(ApplyCouponDocument, { cartId, code }, request)
    return []
  } catch (error) {
    const reason = error instanceof GraphqlFailure ? (error.errors[0]?.code ?? '').replace(/^COUPON_/, '') : ''
    if (reasons.has(reason)) return [t(`cart.coupon.fault.${reason}`)]
    throw error
  }
}

/** Takes a coupon off the cart. */
export async function removeCoupon(cartId: string, code: string, request: Request): Promise<void> {
  await mutate(RemoveCouponDocument, { cartId, codes: [code] }, request)
}
