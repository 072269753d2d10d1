import { sql } from 'kysely'
import type { Point } from '@bocian/rules/nearby.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { PickupPlace, PickupPointDraft, Shop, ShopDraft } from './types.ts'

/** The physical shops that a store view lists. */
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

/** The product sold under this SKU in the store view, or all of its variants, each with its own SKU. */
export async function selectSoldAs(db: Reader, storeId: number, sku: string): Promise<{ id: number; sku: string }[]> {
  const { rows } = await sql<{ id: number; sku: string }>`
    select coalesce(v.variant_id, p.id) as id, coalesce(variant.sku, p.sku) as sku
    from catalogue_product p left join catalogue_product_variant v on v.product_id = p.id
    left join catalogue_product variant on variant.id = v.variant_id
    left join catalogue_product_in_store o on o.product_id = p.id and o.store_id = ${storeId}
    where p.sku = ${sku} and coalesce(o.is_active, p.is_active) and exists (
      select from catalogue_product_text t join catalogue_product shown on shown.id = t.product_id
        left join catalogue_product_in_store h on h.product_id = shown.id and h.store_id = t.store_id
      where t.store_id = ${storeId} and coalesce(h.is_active, shown.is_active) and (
        t.product_id = p.id
        or t.product_id in (select parent.product_id from catalogue_product_variant parent where parent.variant_id = p.id)
      )
    )`.execute(db)
  return rows
}

/** Inserts or updates shops by code; returns for each whether it is new. */
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

/** A stored pickup point with its normalized search terms. */
export interface PickupPointRow extends PickupPointDraft {
  cityKey: string
  postcodeKey: string
  words: string
}

/** Inserts or updates points by network and code; returns for each changed point whether it is new. */
export async function upsertPickupPoints(
  tx: Writer,
  points: readonly PickupPointRow[],
): Promise<{ network: string; code: string; isNew: boolean }[]> {
  const { rows } = await sql<{ network: string; code: string; isNew: boolean }>`
    insert into store_locator_pickup_point as kept
      (network, code, country, name, street, postcode, city, latitude, longitude, description, hours, city_key, postcode_key, words)
    select network, code, country, name, street, postcode, city, latitude, longitude, description,
      array(select value from json_array_elements_text(hours) as value), "cityKey", "postcodeKey", words
    from json_to_recordset(${JSON.stringify(points)}::json) as r (network text, code text, country text, name text, street text,
      postcode text, city text, latitude float8, longitude float8, description text, hours json, "cityKey" text,
      "postcodeKey" text, words text)
    on conflict (network, code) do update set country = excluded.country, name = excluded.name, street = excluded.street,
      postcode = excluded.postcode, city = excluded.city, latitude = excluded.latitude, longitude = excluded.longitude,
      description = excluded.description, hours = excluded.hours, city_key = excluded.city_key,
      postcode_key = excluded.postcode_key, words = excluded.words
    where (kept.country, kept.name, kept.street, kept.postcode, kept.city, kept.latitude, kept.longitude, kept.description,
      kept.hours, kept.words) is distinct from (excluded.country, excluded.name, excluded.street, excluded.postcode,
      excluded.city, excluded.latitude, excluded.longitude, excluded.description, excluded.hours, excluded.words)
    returning network, code, (xmax = 0) as "isNew"`.execute(tx)
  return rows
}

const placeColumns = sql`network, code, country, name, street, postcode, city, latitude, longitude, '' as phone, description, hours`

/** One point of a network. */
export async function selectPickupPoint(db: Reader, network: string, code: string): Promise<PickupPlace | undefined> {
  const { rows } = await sql<PickupPlace>`
    select ${placeColumns} from store_locator_pickup_point where network = ${network} and code = ${code}`.execute(db)
  return rows[0]
}

export interface PointSearch {
  network: string
  country: string
  /** Sorts by the distance from this point; if it is null, by city and street. */
  at: Point | null
  /** Each of these words must be a prefix of a word in the point's address, name or code; null matches all points. */
  words: string[] | null
  limit: number
  offset: number
}

/** One page of a network's points in a country, and the total count. */
export async function selectPickupPoints(
  db: Reader,
  { network, country, at, words, limit, offset }: PointSearch,
): Promise<{ places: PickupPlace[]; count: number }> {
  const meant = (words ?? []).map((word) => sql`strpos(words, ${` ${word}`}) > 0`)
  const where = sql.join([sql`network = ${network}`, sql`country = ${country}`, ...meant], sql` and `)
  const shrink = at === null ? 0 : Math.cos((at.latitude * Math.PI) / 180)
  const near =
    at === null
      ? sql`city, street, code`
      : sql`(latitude - ${at.latitude}::float8) ^ 2 + ((longitude - ${at.longitude}::float8) * ${shrink}::float8) ^ 2, code`
  // Counted in a separate query, because a count in each row would make the database sort all points for a small page.
  const { rows: places } = await sql<PickupPlace>`
    select ${placeColumns} from store_locator_pickup_point where ${where}
    order by ${near} limit ${limit} offset ${offset}`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from store_locator_pickup_point where ${where}`.execute(db)
  return { places, count: rows[0]?.count ?? 0 }
}

/** The centre of the town in the country whose name starts with this key: an exact match, otherwise the town with most points. */
export async function selectTown(db: Reader, country: string, cityKey: string): Promise<Point | undefined> {
  const { rows } = await sql<Point>`
    select avg(latitude) as latitude, avg(longitude) as longitude from store_locator_pickup_point
    where country = ${country} and city_key like ${cityKey} || '%'
    group by city_key order by city_key = ${cityKey} desc, count(*) desc, city_key limit 1`.execute(db)
  return rows[0]
}

/** The pickup point in the country whose postcode starts with the longest of these prefixes. */
export async function selectPostcode(db: Reader, country: string, beginnings: string[]): Promise<Point | undefined> {
  const { rows } = await sql<Point>`
    select latitude, longitude from store_locator_pickup_point
    join unnest(${beginnings}::text[]) as b (beginning) on starts_with(postcode_key, b.beginning)
    where country = ${country} order by length(b.beginning) desc, postcode_key, code limit 1`.execute(db)
  return rows[0]
}

/** The networks among these that have a place in the country. Our own shops count if the store view lists them. */
export async function selectServedNetworks(
  db: Reader,
  storeId: number,
  country: string,
  networks: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ network: string }>`
    select n.network from unnest(${[...networks]}::text[]) as n (network)
    where exists (select from store_locator_pickup_point p where p.country = ${country} and p.network = n.network)
      or n.network = 'instore' and exists (
        select from store_locator_shop s where s.country = ${country} and ${storeId}::int = any(s.store_ids))`.execute(
    db,
  )
  return rows.map((row) => row.network)
}

/** The networks that have pickup points, our own shops aside. */
export async function selectNetworks(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ network: string }>`
    select distinct network from store_locator_pickup_point order by network`.execute(db)
  return rows.map(({ network }) => network)
}
