import type { Database } from '#src/platform/database.ts'
import { saveCartRules, type CartRuleDraft } from '../pricing/rules/rules.ts'

const plain: Omit<CartRuleDraft, 'code' | 'action'> = {
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

type Wanted = Partial<Omit<CartRuleDraft, 'coupons'>> &
  Pick<CartRuleDraft, 'code' | 'action'> & { coupons?: (string | CartRuleDraft['coupons'][number])[] }

/** Saves cart rules. Omitted fields get neutral defaults. A coupon given only as a code has no limits. */
export async function saveRules(database: Database, rules: Wanted[]): Promise<void> {
  const drafts = rules.map(({ coupons = [], ...rule }) => ({
    ...plain,
    ...rule,
    coupons: coupons.map((coupon) =>
      typeof coupon === 'string' ? { code: coupon, limitTotal: null, limitPerCustomer: null } : coupon,
    ),
  }))
  await database.transaction((tx) => saveCartRules(tx, drafts))
}
