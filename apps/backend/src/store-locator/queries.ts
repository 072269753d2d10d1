import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { Shop, ShopDraft } from './types.ts'

/** The shops that a store view shows. */
export async function selectShops(db: Reader, storeId: number): Promise<Shop[]> {
  const { rows } = await sql<Shop>`
    select id, code, country, name, street, postcode, city, latitude, longitude, phone, hours
    from store_locator_shop where ${storeId}::int = any(store_ids) order by name, id`.execute(db)
  return rows
}

export async function selectShopIds(db: Reader): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`select id, code from store_locator_shop`.execute(db)
  return rows
}

/** What is sold under this sku in the store view: the product itself, or all variants of one that has some. */
export async function selectSoldAs(db: Reader, storeId: number, sku: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(v.variant_id, p.id) as id
    from catalogue_product p left join catalogue_product_variant v on v.product_id = p.id
    where p.sku = ${sku} and p.is_active and exists (
      select from catalogue_product_text t join catalogue_product shown on shown.id = t.product_id
      where t.store_id = ${storeId} and shown.is_active and (
        t.product_id = p.id
        or t.product_id in (select parent.product_id from catalogue_product_variant parent where parent.variant_id = p.id)
      )
    )`.execute(db)
  return rows.map((row) => row.id)
}

/** Writes shops by their code; answers for each whether it is new. */
export async function upsertShops(tx: Writer, shops: readonly ShopDraft[]): Promise<{ isNew: boolean }[]> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into store_locator_shop
      (code, store_ids, country, name, street, postcode, city, latitude, longitude, phone, hours)
    select code, array(select value::int from json_array_elements_text("storeIds") as value), country, name, street, postcode,
      city, latitude, longitude, phone, array(select value from json_array_elements_text(hours) as value)
    from json_to_recordset(${JSON.stringify(shops)}::json) as r (code text, "storeIds" json, country text, name text,
      street text, postcode text, city text, latitude float8, longitude float8, phone text, hours json)
    on conflict (code) do update set store_ids = excluded.store_ids, country = excluded.country, name = excluded.name,
      street = excluded.street, postcode = excluded.postcode, city = excluded.city, latitude = excluded.latitude,
      longitude = excluded.longitude, phone = excluded.phone, hours = excluded.hours
    returning (xmax = 0) as "isNew"`.execute(tx)
  return rows
}
