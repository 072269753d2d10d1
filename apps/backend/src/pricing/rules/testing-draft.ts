import type { CartRuleDraft } from './rules.ts'

/** A cart rule with neutral values, to which tests add what they are about. */
export const neutralRule: Omit<CartRuleDraft, 'code' | 'action'> = {
  labels: {},
  isActive: true,
  percent: 0,
  amounts: {},
  buyQuantity: 0,
  freeQuantity: 0,
  subtotals: null,
  needsCoupon: true,
  storeIds: null,
  groupIds: null,
  categoryIds: null,
  skus: null,
  startsAt: null,
  endsAt: null,
  priority: 0,
  stopsFurther: false,
  appliesToShipping: false,
  coupons: [],
}
