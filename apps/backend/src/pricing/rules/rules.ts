export { personalData } from './personal-data-queries.ts'
export { ruleActions } from '../types.ts'
export type { Coupon, CouponFault, DeliveryRule, RuleAction, RuleDiscount } from '../types.ts'
export { calculateDiscounts } from './calculate-discounts.ts'
export { couponsByCode, issueCoupon, offeredRules, ruleLabels, type OwnedCoupon } from './owned-coupons.ts'
export { findCartRules, isCode } from './find-cart-rules.ts'
export { spellingOf } from './read-codes.ts'
export {
  addCoupon,
  listCoupons,
  saveCartRules,
  switchCoupon,
  type CartRuleDraft,
  type CouponRow,
} from './save-cart-rules.ts'
export { couponUsesOf, returnCoupons, takeCouponsAgain } from './take-coupons.ts'
