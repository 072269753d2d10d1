import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

/** A coupon with one use that belongs to one customer. */
export interface OwnedCouponDraft {
  /** The code of its cart rule. */
  rule: string
  code: string
  ownerId: number
  endsAt: Date
}

/** Returns false if the rule does not exist. */
export async function insertOwnedCoupon(
  tx: Writer,
  { rule, code, ownerId, endsAt }: OwnedCouponDraft,
): Promise<boolean> {
  const { rows } = await sql`
    insert into pricing_coupon (rule_id, code, limit_total, owner_id, ends_at)
    select id, ${code}, 1, ${ownerId}, ${endsAt.toISOString()}::timestamptz from pricing_cart_rule
    where code = ${rule} and needs_coupon returning id`.execute(tx)
  return rows.length > 0
}

export interface OwnedCouponRow {
  code: string
  rule: string
  labels: Record<string, string>
  isActive: boolean
  isUsed: boolean
  /** The end of the coupon or of its rule, whichever is earlier. */
  endsAt: Date | null
}

export async function selectOwnedCoupons(db: Reader, codes: readonly string[]): Promise<OwnedCouponRow[]> {
  const { rows } = await sql<OwnedCouponRow>`
    select c.code, r.code as rule, r.labels, c.is_active and r.is_active as "isActive",
      coalesce(c.used >= c.limit_total, false) as "isUsed", least(c.ends_at, r.ends_at) as "endsAt"
    from pricing_coupon c join pricing_cart_rule r on r.id = c.rule_id
    where upper(c.code) = any(${codes.map((code) => code.toUpperCase())}::text[])`.execute(db)
  return rows
}
