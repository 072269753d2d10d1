export const coupon = 'TEN'

/** The rule of the full cart's coupon: ten percent off everything. */
export const couponRule = { code: 'bench-ten', action: 'by_percent', percent: 1_000, coupons: [coupon] } as const
