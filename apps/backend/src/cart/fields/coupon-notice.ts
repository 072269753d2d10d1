import type { CouponNotice, CouponNoticeReason } from '#src/platform/resolvers.gen.ts'
import type { CouponFault } from '#src/pricing/rules/rules.ts'
import { money } from './money.ts'
import type { LapsedCoupon } from '../types.ts'

const reasons: Readonly<Record<CouponFault, CouponNoticeReason>> = {
  unknown: 'UNKNOWN',
  'not-started': 'NOT_STARTED',
  expired: 'EXPIRED',
  'used-up': 'USED_UP',
  'used-by-you': 'USED_BY_YOU',
  group: 'GROUP',
  goods: 'GOODS',
  subtotal: 'SUBTOTAL',
  outranked: 'OUTRANKED',
}

/** Why a coupon in the cart currently gives no discount. */
export function couponNotice({ code, fault, missing }: LapsedCoupon, currency: string): CouponNotice {
  return { code, reason: reasons[fault], missing: fault === 'subtotal' ? money(missing, currency) : null }
}
