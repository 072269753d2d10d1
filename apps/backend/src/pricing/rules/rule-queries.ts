import { sql } from 'kysely'
import { statement, type Reader, type Statement, type Writer } from '#src/platform/database.ts'
import type { RuleAction } from '../types.ts'

/** A stored cart rule. Amounts are by currency, in minor units. */
export interface RuleRow {
  id: number
  code: string
  labels: Record<string, string>
  isActive: boolean
  action: RuleAction
  percent: number
  amounts: Record<string, number>
  buyQuantity: number
  freeQuantity: number
  subtotals: Record<string, number> | null
  needsCoupon: boolean
  storeIds: number[] | null
  groupIds: number[] | null
  categoryIds: number[] | null
  skus: string[] | null
  startsAt: Date | null
  endsAt: Date | null
  priority: number
  stopsFurther: boolean
  appliesToShipping: boolean
}

export interface RequestedRuleRow extends RuleRow {
  couponId: number | null
  couponCode: string | null
  couponIsActive: boolean | null
  /** The only customer who can use the coupon; null for everybody's. */
  couponOwnerId: number | null
  couponEndsAt: Date | null
  isUsedUp: boolean | null
  isUsedByBuyer: boolean | null
}

const ruleColumns = sql`r.id, r.code, r.labels, r.is_active as "isActive", r.action, r.percent, r.amounts,
  r.buy_quantity as "buyQuantity", r.free_quantity as "freeQuantity", r.subtotals, r.needs_coupon as "needsCoupon",
  r.store_ids as "storeIds", r.group_ids as "groupIds", r.category_ids as "categoryIds", r.skus,
  r.starts_at as "startsAt", r.ends_at as "endsAt", r.priority, r.stops_further as "stopsFurther",
  r.applies_to_shipping as "appliesToShipping"`

/** The active rules without coupons, of every store view, customer group and time. */
export async function selectOpenRules(db: Reader): Promise<RequestedRuleRow[]> {
  const { rows } = await sql<RequestedRuleRow>`
    select ${ruleColumns}, null as "couponId", null as "couponCode", null as "couponIsActive", null as "couponOwnerId",
      null as "couponEndsAt", null as "isUsedUp", null as "isUsedByBuyer"
    from pricing_cart_rule r where not r.needs_coupon and r.is_active order by r.priority, r.id`.execute(db)
  return rows
}

/** The active rules without coupons, and the rules of the given codes in any state. */
export async function selectRules(
  db: Reader,
  asked: { storeId: number; groupId: number; now: Date; codes: string[]; buyers: string[] },
): Promise<RequestedRuleRow[]> {
  const { storeId, groupId, now, codes, buyers } = asked
  const { rows } = await sql<RequestedRuleRow>`
    select ${ruleColumns}, c.id as "couponId", c.code as "couponCode", c.is_active as "couponIsActive",
      c.owner_id as "couponOwnerId", c.ends_at as "couponEndsAt", c.used >= c.limit_total as "isUsedUp",
      exists (select 1 from pricing_coupon_buyer b
        where b.coupon_id = c.id and b.buyer = any(${buyers}::text[]) and b.used >= c.limit_per_customer) as "isUsedByBuyer"
    from pricing_cart_rule r
    left join pricing_coupon c on c.rule_id = r.id and r.needs_coupon and upper(c.code) = any(
      select upper(code) from unnest(${codes}::text[]) as code)
    where c.id is not null or (not r.needs_coupon and r.is_active
      and (r.store_ids is null or ${storeId} = any(r.store_ids))
      and (r.group_ids is null or ${groupId} = any(r.group_ids))
      and (r.starts_at is null or r.starts_at <= ${now}) and (r.ends_at is null or r.ends_at > ${now}))
    order by r.priority, r.id, c.id`.execute(db)
  return rows
}

/** Codes of coupons that are those given, or have one of the keys: the code in capitals, without spaces and dashes. */
export const codesOf = ({ codes, keys }: { codes: readonly string[]; keys: readonly string[] }): Statement<string[]> =>
  statement(
    sql<{ code: string }>`
      select code from pricing_coupon where upper(code) = any(select upper(code) from unnest(${codes}::text[]) as code)
      union select code from pricing_coupon
      where translate(upper(code), ' -', '') = any(select upper(key) from unnest(${keys}::text[]) as key)
      order by code`,
    (rows) => rows.map(({ code }) => code),
  )

/** Counts a use of the coupon. Results in false if no uses are left. The row stays locked. */
export const useOf = (couponId: number): Statement<boolean> =>
  statement(
    sql`
      update pricing_coupon set used = used + 1
      where id = ${couponId} and is_active and (limit_total is null or used < limit_total) returning id`,
    (rows) => rows.length > 0,
  )

/** Counts a use for each of the buyer's keys. Results in false if any of them has reached the limit. */
export const buyerUsesOf = (couponId: number, buyers: string[]): Statement<boolean> =>
  statement(
    sql`
      insert into pricing_coupon_buyer as b (coupon_id, buyer, used)
      select ${couponId}::int, buyer, 1 from unnest(${buyers}::text[]) as buyer order by buyer
      on conflict (coupon_id, buyer) do update set used = b.used + 1
        where b.used < coalesce((select limit_per_customer from pricing_coupon where id = ${couponId}), 2147483647)
      returning buyer`,
    (rows) => rows.length === buyers.length,
  )

export const useRowOf = (use: { couponId: number; orderId: number; buyers: string[]; now: Date }): Statement<boolean> =>
  statement(
    sql`
      insert into pricing_coupon_use (coupon_id, order_id, buyers, used_at)
      values (${use.couponId}, ${use.orderId}, ${use.buyers}::text[], ${use.now})`,
    () => true,
  )

/** Returns the coupon uses of an order, each once, in ascending coupon id to prevent deadlocks. */
export async function returnUses(tx: Writer, orderId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ couponId: number; buyers: string[] }>`
    update pricing_coupon_use set returned_at = ${now} where order_id = ${orderId} and returned_at is null
    returning coupon_id as "couponId", buyers`.execute(tx)
  for (const { couponId, buyers } of rows.toSorted((a, b) => a.couponId - b.couponId)) {
    await sql`update pricing_coupon set used = used - 1 where id = ${couponId}`.execute(tx)
    await sql`
      update pricing_coupon_buyer set used = used - 1
      where coupon_id = ${couponId} and buyer = any(${buyers}::text[])`.execute(tx)
  }
}

/**
 * Locks the coupons whose uses an order has returned, in ascending order of id. `isLeft` tells whether the buyer can use the
 * coupon again.
 */
export async function lockReturnedUses(
  tx: Writer,
  orderId: number,
): Promise<{ couponId: number; buyers: string[]; isLeft: boolean }[]> {
  const { rows } = await sql<{ couponId: number; buyers: string[]; isLeft: boolean }>`
    select c.id as "couponId", u.buyers, (c.limit_total is null or c.used < c.limit_total) and not exists (
        select from pricing_coupon_buyer b
        where b.coupon_id = c.id and b.buyer = any(u.buyers) and b.used >= c.limit_per_customer
      ) as "isLeft"
    from pricing_coupon_use u join pricing_coupon c on c.id = u.coupon_id
    where u.order_id = ${orderId} and u.returned_at is not null order by c.id for update of c`.execute(tx)
  return rows
}

/** Counts a use again that had been returned. */
export async function takeReturnedUse(tx: Writer, couponId: number, orderId: number, buyers: string[]): Promise<void> {
  await sql`update pricing_coupon set used = used + 1 where id = ${couponId}`.execute(tx)
  await sql`
    update pricing_coupon_buyer set used = used + 1
    where coupon_id = ${couponId} and buyer = any(${buyers}::text[])`.execute(tx)
  await sql`
    update pricing_coupon_use set returned_at = null
    where coupon_id = ${couponId} and order_id = ${orderId}`.execute(tx)
}

export async function selectRulesByCode(db: Reader, codes: string[]): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select ${ruleColumns} from pricing_cart_rule r where r.code = any(${codes}::text[])`.execute(db)
  return rows
}

/** Saves rules by code and returns their ids. */
export async function upsertRules(tx: Writer, rules: Omit<RuleRow, 'id'>[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; code: string }>`
    insert into pricing_cart_rule (code, labels, is_active, action, percent, amounts, buy_quantity, free_quantity, subtotals,
      needs_coupon, store_ids, group_ids, category_ids, skus, starts_at, ends_at, priority, stops_further,
      applies_to_shipping)
    select code, labels, "isActive", action, percent, amounts, "buyQuantity", "freeQuantity", subtotals, "needsCoupon",
      "storeIds", "groupIds", "categoryIds", skus, "startsAt", "endsAt", priority, "stopsFurther",
      "appliesToShipping"
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as r(code text, labels jsonb, "isActive" boolean, action text,
      percent int, amounts jsonb, "buyQuantity" int, "freeQuantity" int, subtotals jsonb, "needsCoupon" boolean,
      "storeIds" int[], "groupIds" int[], "categoryIds" int[], skus text[], "startsAt" timestamptz, "endsAt" timestamptz,
      priority int, "stopsFurther" boolean, "appliesToShipping" boolean)
    on conflict (code) do update set labels = excluded.labels, is_active = excluded.is_active, action = excluded.action,
      percent = excluded.percent, amounts = excluded.amounts, buy_quantity = excluded.buy_quantity,
      free_quantity = excluded.free_quantity, subtotals = excluded.subtotals, needs_coupon = excluded.needs_coupon,
      store_ids = excluded.store_ids, group_ids = excluded.group_ids, category_ids = excluded.category_ids,
      skus = excluded.skus, starts_at = excluded.starts_at, ends_at = excluded.ends_at, priority = excluded.priority,
      stops_further = excluded.stops_further, applies_to_shipping = excluded.applies_to_shipping
    returning id, code`.execute(tx)
  return new Map(rows.map(({ id, code }) => [code, id]))
}

export interface CouponRow {
  code: string
  rule: string
  isActive: boolean
  limitTotal: number | null
  limitPerCustomer: number | null
  used: number
}

const couponColumns = sql`c.code, r.code as rule, c.is_active as "isActive", c.limit_total as "limitTotal",
  c.limit_per_customer as "limitPerCustomer", c.used`

/** Coupons whose code or rule contains the text, newest first. */
export async function selectCoupons(db: Reader, text: string, limit: number): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select ${couponColumns} from pricing_coupon c join pricing_cart_rule r on r.id = c.rule_id
    where strpos(upper(c.code), upper(${text}::text)) > 0 or strpos(upper(r.code), upper(${text}::text)) > 0
    order by c.id desc limit ${limit}`.execute(db)
  return rows
}

export async function selectCouponsOf(db: Reader, codes: string[]): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select ${couponColumns} from pricing_coupon c join pricing_cart_rule r on r.id = c.rule_id
    where upper(c.code) = any(select upper(code) from unnest(${codes}::text[]) as code) order by c.id`.execute(db)
  return rows
}

export interface CouponDraft {
  code: string
  ruleId: number
  limitTotal: number | null
  limitPerCustomer: number | null
}

/** Creates coupons, or updates the limits of existing coupons of the same rule. The counted uses are not reset. */
export async function upsertCoupons(tx: Writer, coupons: CouponDraft[]): Promise<void> {
  await sql`
    insert into pricing_coupon as c (code, rule_id, limit_total, limit_per_customer)
    select code, "ruleId", "limitTotal", "limitPerCustomer"
    from jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb)
      as r(code text, "ruleId" int, "limitTotal" int, "limitPerCustomer" int)
    on conflict (upper(code)) do update set limit_total = excluded.limit_total,
      limit_per_customer = excluded.limit_per_customer where c.rule_id = excluded.rule_id`.execute(tx)
}

/** Enables or disables a coupon. Returns false if it does not exist. */
export async function updateCouponActive(tx: Writer, code: string, isActive: boolean): Promise<boolean> {
  const { rows } = await sql`
    update pricing_coupon set is_active = ${isActive} where upper(code) = upper(${code}::text) returning id`.execute(tx)
  return rows.length > 0
}
