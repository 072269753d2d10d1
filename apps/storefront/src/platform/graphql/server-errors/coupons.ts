import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: coupons. */
export const couponTexts = {
  COUPON_ALREADY_APPLIED: 'forms.server.couponThere',
  CART_TOO_MANY_COUPONS: (t, { maximum }) => t('forms.server.tooManyCoupons', { value: maximum }),
  COUPON_UNKNOWN: 'cart.coupon.fault.UNKNOWN',
  COUPON_NOT_STARTED: 'cart.coupon.fault.NOT_STARTED',
  COUPON_EXPIRED: 'cart.coupon.fault.EXPIRED',
  COUPON_USED_UP: 'cart.coupon.fault.USED_UP',
  COUPON_USED_BY_YOU: 'cart.coupon.fault.USED_BY_YOU',
  COUPON_GROUP: 'cart.coupon.fault.GROUP',
  COUPON_GOODS: 'cart.coupon.fault.GOODS',
  COUPON_SUBTOTAL: 'cart.coupon.fault.SUBTOTAL',
  COUPON_OUTRANKED: 'cart.coupon.fault.OUTRANKED',
} satisfies Partial<ErrorTexts>
