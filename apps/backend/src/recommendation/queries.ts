import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '#src/platform/database.ts'
import type { Candidate } from './calculate-picks.ts'

/** How many candidates are looked at, because several may be colours of one design. */
export const looked = 60

const columns = sql`l.product_id as id, array(
  select json_array_elements_text(l.document -> 'links' -> 'colour')::int) as colours`

const isOffered = (storeId: number): RawBuilder<unknown> =>
  sql`l.store_id = ${storeId} and l.in_stock and l.type <> 'giftcard'`

/** Products ordered together with these, most frequent first. */
export async function selectTogether(db: Reader, storeId: number, productIds: readonly number[]): Promise<Candidate[]> {
  const ids = [...productIds]
  const { rows } = await sql<Candidate>`
    select ${columns} from (
      select other.product_id, count(distinct other.order_id) as orders
      from order_item own join order_item other on other.order_id = own.order_id
      where own.product_id = any(${ids}::int[]) and other.product_id <> all(${ids}::int[])
      group by other.product_id
    ) t join catalogue_listing l on l.product_id = t.product_id
    where ${isOffered(storeId)} order by t.orders desc, l.product_id limit ${looked}`.execute(db)
  return rows
}

/** Pieces sold since a time, by product. */
export async function selectSold(db: Reader, since: Date): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; sold: number }>`
    select i.product_id as id, sum(i.quantity)::int as sold from order_item i join order_order o on o.id = i.order_id
    where o.placed_at > ${since.toISOString()}::timestamptz and i.product_id is not null
    group by i.product_id`.execute(db)
  return new Map(rows.map(({ id, sold }) => [id, sold]))
}

/** The id of the visible product with this SKU, or of the product that has it as a variant. */
export async function selectProductId(db: Reader, storeId: number, sku: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select l.product_id as id from catalogue_listing l where l.store_id = ${storeId} and l.product_id in (
      select p.id from catalogue_product p where p.sku = ${sku}
      union select v.product_id from catalogue_product_variant v join catalogue_product p on p.id = v.variant_id
        where p.sku = ${sku})
    limit 1`.execute(db)
  return rows[0]?.id
}

/** The option of a size, by its value or its label in the locale. */
export async function selectSize(db: Reader, size: string, locale: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select o.id from catalogue_attribute_option o join catalogue_attribute a on a.id = o.attribute_id
    where a.code = 'cdrl_size' and (o.value = ${size} or o.labels ->> ${locale}::text = ${size})
    order by o.value = ${size} desc, o.id limit 1`.execute(db)
  return rows[0]?.id
}

/** The option of the product's collection. */
export async function selectCollection(db: Reader, productId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select o.id from catalogue_product_option po join catalogue_attribute_option o on o.id = po.option_id
    join catalogue_attribute a on a.id = o.attribute_id
    where po.product_id = ${productId} and a.code = 'cdrl_product_collection' order by o.id limit 1`.execute(db)
  return rows[0]?.id
}

/** The store view's category with this path. */
export async function selectCategory(db: Reader, storeId: number, path: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select category_id as id from catalogue_category_text where store_id = ${storeId} and url_path = ${path}`.execute(
    db,
  )
  return rows[0]?.id
}
