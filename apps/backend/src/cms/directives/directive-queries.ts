import { sql } from 'kysely'
import type { OtherPrice } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'

/** The blocks with these ids or identifiers in the store view. */
export async function selectBlocksByKey(
  db: Reader,
  storeId: number,
  keys: readonly string[],
): Promise<{ id: number; identifier: string; content: string }[]> {
  const { rows } = await sql<{ id: number; identifier: string; content: string }>`
    select id, identifier, content from cms_block
    where store_id = ${storeId} and (identifier = any(${keys}::text[]) or id::text = any(${keys}::text[]))`.execute(db)
  return rows
}

export interface SoldProduct {
  id: number
  sku: string
  name: string
  urlKey: string
}

/** The products among these SKUs that the store view sells. */
export async function selectSold(db: Reader, storeId: number, skus: readonly string[]): Promise<SoldProduct[]> {
  return db
    .selectFrom('catalogue_listing')
    .where('store_id', '=', storeId)
    .where('sku', 'in', skus)
    .select(['product_id as id', 'sku', 'name', 'url_key as urlKey'])
    .execute()
}

export interface ListWish {
  list: number
  categoryIds: readonly number[]
  count: number
  order: string
}

/**
 * The first products of each list that the store view sells in its categories, in the list's order. `otherPrices` replace final prices.
 */
export async function selectOfCategories(
  db: Reader,
  storeId: number,
  wishes: readonly ListWish[],
  otherPrices: readonly OtherPrice[] = [],
): Promise<(SoldProduct & { list: number })[]> {
  const { rows } = await sql<SoldProduct & { list: number }>`
    select w.list, p.* from json_to_recordset(${JSON.stringify(wishes)}::json)
      as w (list integer, "categoryIds" integer[], count integer, "order" text)
    cross join lateral (
      select l.product_id as id, l.sku, l.name, l.url_key as "urlKey" from catalogue_listing l
      left join (
        select "productId", price from json_to_recordset(${JSON.stringify(otherPrices)}::json)
          as o ("productId" integer, price bigint)
      ) o on o."productId" = l.product_id
      where l.store_id = ${storeId} and l.category_ids && w."categoryIds"
      order by
        case w."order" when 'name_ascending' then l.name when 'sku_ascending' then l.sku end,
        case w."order" when 'name_descending' then l.name when 'sku_descending' then l.sku end desc,
        case w."order" when 'price_low_to_high' then coalesce(o.price, l.final_price) end,
        case w."order" when 'price_high_to_low' then coalesce(o.price, l.final_price) end desc nulls last,
        case w."order" when 'date_newest_top' then l.created_at end desc nulls last,
        case w."order" when 'date_oldest_top' then l.created_at end,
        l.position, l.product_id
      limit w.count
    ) p`.execute(db)
  return rows
}

export interface EntityKey {
  entity: 'category' | 'product'
  /** 0 if it is named by its path. */
  id: number
  path: string
}

/** The shortest current path of each category and product, by id or path. */
export async function selectPaths(db: Reader, storeId: number, keys: readonly EntityKey[]): Promise<EntityKey[]> {
  const { rows } = await sql<EntityKey>`
    select distinct on (r.entity, r.entity_id) r.entity, r.entity_id as id, r.request_path as path
    from json_to_recordset(${JSON.stringify(keys)}::json) as k (entity text, id integer, path text)
    join url_rewrite r on r.entity = k.entity and (r.entity_id = k.id or r.request_path = k.path)
    where r.store_id = ${storeId} and r.redirect_code = 0
    order by r.entity, r.entity_id, length(r.request_path)`.execute(db)
  return rows
}

/** The paths of the active pages with these ids or identifiers in the store view. */
export async function selectPagePaths(
  db: Reader,
  storeId: number,
  keys: readonly string[],
): Promise<{ id: number; identifier: string; urlKey: string }[]> {
  const { rows } = await sql<{ id: number; identifier: string; urlKey: string }>`
    select id, identifier, url_key as "urlKey" from cms_page
    where store_id = ${storeId} and is_active
      and (identifier = any(${keys}::text[]) or id::text = any(${keys}::text[]))`.execute(db)
  return rows
}
