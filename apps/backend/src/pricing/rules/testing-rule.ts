import type { CartRule } from '../types.ts'

/** A rule without a discount, with these changes. */
export const cartRule = (changes: Partial<CartRule> = {}): CartRule => ({
  id: 1,
  label: 'Rule',
  action: 'by_percent',
  percent: 0,
  amount: 0,
  buyQuantity: 0,
  freeQuantity: 0,
  subtotalFrom: 0,
  categoryIds: null,
  skus: null,
  priority: 0,
  stopsFurther: false,
  appliesToShipping: false,
  coupon: null,
  ...changes,
})
