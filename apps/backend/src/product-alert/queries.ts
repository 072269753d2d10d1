import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { AlertProduct, StockAlert } from './types.ts'

/** The id of the product or variant that the store view sells under this SKU. A product with variants is not sold itself. */
export async function selectSold(db: Reader, storeId: number, sku: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from catalogue_product p
      left join catalogue_product_in_store o on o.product_id = p.id and o.store_id = ${storeId}
    where p.sku = ${sku} and p.type <> 'configurable' and coalesce(o.is_active, p.is_active) and exists (
      select from catalogue_product_text t join catalogue_product shown on shown.id = t.product_id
        left join catalogue_product_in_store h on h.product_id = shown.id and h.store_id = t.store_id
      where t.store_id = ${storeId} and coalesce(h.is_active, shown.is_active) and (
        t.product_id = p.id or t.product_id in (
          select v.product_id from catalogue_product_variant v where v.variant_id = p.id
        )
      )
    )`.execute(db)
  return rows[0]?.id
}

type Person = Pick<StockAlert, 'websiteId' | 'email'>

/**
 * Serializes the transactions that subscribe or unsubscribe this email address: of two links used at once, the later must see that
 * no alert is left.
 */
export async function lockPerson(tx: Writer, { websiteId, email }: Person): Promise<void> {
  const person = `product alerts ${websiteId} ${email}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`.execute(tx)
}

/** Stores the subscription. If the same one is already waiting, renews it. */
export async function saveSubscription(tx: Writer, alert: StockAlert): Promise<void> {
  await sql`
    insert into product_alert_subscription (website_id, store_id, product_id, email, asked_at)
    values (${alert.websiteId}, ${alert.storeId}, ${alert.productId}, ${alert.email},
      ${alert.askedAt.toISOString()}::timestamptz)
    on conflict (product_id, website_id, email) where closed_at is null
    do update set store_id = excluded.store_id, asked_at = excluded.asked_at`.execute(tx)
}

/** Cancels the waiting subscriptions of an email address: for one product, or for all. */
export async function closeSubscriptions(
  tx: Writer,
  { websiteId, email }: Person,
  productId: number | null,
  now: Date,
): Promise<void> {
  await sql`
    update product_alert_subscription set closed_at = ${now.toISOString()}::timestamptz
    where website_id = ${websiteId} and email = ${email} and closed_at is null
      and (${productId}::int is null or product_id = ${productId}::int)`.execute(tx)
}

/** Whether an email address waits for a product. */
export async function hasOpenSubscription(tx: Writer, { websiteId, email }: Person): Promise<boolean> {
  const { rows } = await sql`
    select from product_alert_subscription
    where website_id = ${websiteId} and email = ${email} and closed_at is null limit 1`.execute(tx)
  return rows.length > 0
}

/** Closes and returns the subscriptions for those of these products that are back in stock, oldest first. */
export async function takeFulfilled(
  tx: Writer,
  productIds: readonly number[],
  most: number,
  now: Date,
): Promise<StockAlert[]> {
  const { rows } = await sql<StockAlert>`
    update product_alert_subscription set closed_at = ${now.toISOString()}::timestamptz where id in (
      select s.id from product_alert_subscription s join inventory_stock i on i.product_id = s.product_id
      where s.product_id = any(${productIds}::int[]) and s.closed_at is null and i.on_hand > 0
      order by s.id limit ${most} for update of s skip locked
    ) returning website_id as "websiteId", store_id as "storeId", product_id as "productId", email,
      asked_at as "askedAt"`.execute(tx)
  return rows
}

/** The product data for the emails: one entry for each product and each store view that still sells it. */
export async function selectAlertProducts(
  db: Reader,
  wanted: readonly { productId: number; storeId: number; locale: string }[],
): Promise<AlertProduct[]> {
  const { rows } = await sql<AlertProduct>`
    select distinct on (r."productId", r."storeId") r."productId", r."storeId", t.name, t.url_key as "urlKey", (
        select string_agg(coalesce(o.labels ->> r.locale, o.value), ', ' order by sa.position)
        from catalogue_product_super_attribute sa
          join catalogue_attribute_option o on o.attribute_id = sa.attribute_id
          join catalogue_product_option po on po.option_id = o.id and po.product_id = r."productId"
        where sa.product_id = v.product_id
      ) as chosen
    from json_to_recordset(${JSON.stringify(wanted)}::json) as r ("productId" int, "storeId" int, locale text)
      left join catalogue_product_variant v on v.variant_id = r."productId"
      join catalogue_product_text t
        on t.store_id = r."storeId" and t.product_id = coalesce(v.product_id, r."productId")
    order by r."productId", r."storeId", v.product_id`.execute(db)
  return rows
}
