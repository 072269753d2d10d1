import type { Database } from '#src/platform/database.ts'
import { saveCartRules, type CartRuleDraft } from '../pricing/rules/rules.ts'
import { neutralRule } from '../pricing/rules/testing-draft.ts'

type Wanted = Partial<Omit<CartRuleDraft, 'coupons'>> &
  Pick<CartRuleDraft, 'code' | 'action'> & { coupons?: (string | CartRuleDraft['coupons'][number])[] }

/** Saves cart rules. Omitted fields get neutral defaults. A coupon given only as a code has no limits. */
export async function saveRules(database: Database, rules: Wanted[]): Promise<void> {
  const drafts = rules.map(({ coupons = [], ...rule }) => ({
    ...neutralRule,
    ...rule,
    coupons: coupons.map((coupon) =>
      typeof coupon === 'string' ? { code: coupon, limitTotal: null, limitPerCustomer: null } : coupon,
    ),
  }))
  await database.transaction((tx) => saveCartRules(tx, drafts))
}
