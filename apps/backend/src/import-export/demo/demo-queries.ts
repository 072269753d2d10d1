import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'

/** Imported accounts with these addresses. Accounts that visitors registered themselves have a store view. */
export async function selectImportedAccounts(
  db: Reader,
  emails: readonly string[],
): Promise<{ email: string; isAgent: boolean }[]> {
  const { rows } = await sql<{ email: string; isAgent: boolean }>`
    select email, is_agent as "isAgent" from customer_customer
    where email = any(${emails}::text[]) and created_in is null order by email`.execute(db)
  return rows
}

/** Coupons whose rule has both the code and the Polish label of a demo rule. */
export async function selectCouponsOf(
  db: Reader,
  rules: readonly { code: string; label: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select c.code from pricing_coupon c join pricing_cart_rule r on r.id = c.rule_id
    join unnest(${rules.map(({ code }) => code)}::text[], ${rules.map(({ label }) => label)}::text[]) as demo (code, label)
      on demo.code = r.code and r.labels ->> 'pl_PL' = demo.label
    order by c.code`.execute(db)
  return rows.map(({ code }) => code)
}

/** The configuration scopes that use one of these bank accounts for transfers. */
export async function selectPaidTo(db: Reader, accounts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select coalesce(v.code, c.scope) as place from store_config c
    left join store_view v on c.scope = 'view' and v.id = c.scope_id
    where c.path = 'payment/banktransfer/account'
      and replace(c.value #>> '{}', ' ', '') = any(${accounts}::text[]) order by 1`.execute(db)
  return rows.map(({ place }) => place)
}

export async function hasOrders(db: Reader): Promise<boolean> {
  const { rows } = await sql`select from order_order limit 1`.execute(db)
  return rows.length > 0
}

/** The number of products and gift cards with pictures drawn by the image service, which only the demo has. */
export async function countDrawnProducts(db: Reader): Promise<{ products: number; giftCards: number }> {
  const { rows } = await sql<{ products: number; giftCards: number }>`
    select count(*) filter (where p.giftcard_type is null)::int as products,
      count(*) filter (where p.giftcard_type is not null)::int as "giftCards"
    from catalogue_product p
    where exists (select from catalogue_product_picture i where i.product_id = p.id and i.file like 'drawn/%')`.execute(
    db,
  )
  return rows[0] ?? { products: 0, giftCards: 0 }
}
