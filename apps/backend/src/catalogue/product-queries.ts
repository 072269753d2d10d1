import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { GiftCardType, ProductType } from './drafts.ts'

export interface ProductRow {
  id: number
  sku: string
  type: ProductType
  attributeSet: string
  taxClass: string
  isVisible: boolean
  isActive: boolean
  weight: number | null
  maxCartQuantity: number
  giftcardType: GiftCardType | null
  createdAt: Date
}

export interface ProductTextRow {
  productId: number
  storeId: number
  name: string
  urlKey: string
  description: string
  shortDescription: string
  metaTitle: string | null
  metaKeywords: string | null
  metaDescription: string | null
  attributes: Record<string, string>
}

export async function selectProductIds(db: Reader, skus: string[]): Promise<{ id: number; sku: string }[]> {
  const { rows } = await sql<{ id: number; sku: string }>`
    select id, sku from catalogue_product where sku = any(${skus}::text[])`.execute(db)
  return rows
}

export async function selectProductsBySku(db: Reader, skus: string[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select id, sku, type, attribute_set as "attributeSet", tax_class as "taxClass", is_visible as "isVisible",
      is_active as "isActive", weight::float8 as weight, max_cart_quantity as "maxCartQuantity",
      giftcard_type as "giftcardType", created_at as "createdAt"
    from catalogue_product where sku = any(${skus}::text[])`.execute(db)
  return rows
}

export async function upsertProducts(tx: Writer, rows: Omit<ProductRow, 'id'>[]): Promise<void> {
  await sql`
    insert into catalogue_product (sku, type, attribute_set, tax_class, is_visible, is_active, weight, max_cart_quantity,
      giftcard_type, created_at)
    select sku, type, "attributeSet", "taxClass", "isVisible", "isActive", weight, "maxCartQuantity", "giftcardType",
      "createdAt"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(sku text, type text, "attributeSet" text, "taxClass" text,
      "isVisible" boolean, "isActive" boolean, weight numeric, "maxCartQuantity" int, "giftcardType" text,
      "createdAt" timestamptz)
    on conflict (sku) do update set type = excluded.type, attribute_set = excluded.attribute_set,
      tax_class = excluded.tax_class, is_visible = excluded.is_visible, is_active = excluded.is_active,
      weight = excluded.weight, max_cart_quantity = excluded.max_cart_quantity,
      giftcard_type = excluded.giftcard_type, created_at = excluded.created_at, updated_at = now()`.execute(tx)
}

/** Sets `updated_at` of products whose texts or lists changed. */
export async function touchProducts(tx: Writer, productIds: number[]): Promise<void> {
  await sql`update catalogue_product set updated_at = now() where id = any(${productIds}::int[])`.execute(tx)
}

export async function selectProductTexts(db: Reader, productIds: number[]): Promise<ProductTextRow[]> {
  const { rows } = await sql<ProductTextRow>`
    select product_id as "productId", store_id as "storeId", name, url_key as "urlKey", description,
      short_description as "shortDescription", meta_title as "metaTitle", meta_keywords as "metaKeywords",
      meta_description as "metaDescription", attributes
    from catalogue_product_text where product_id = any(${productIds}::int[])`.execute(db)
  return rows
}

/** The visible products whose URL key is one of these, with or without a number suffix. */
export async function selectUrlKeys(
  db: Reader,
  urlKeys: string[],
): Promise<{ storeId: number; urlKey: string; productId: number }[]> {
  const { rows } = await sql<{ storeId: number; urlKey: string; productId: number }>`
    select t.store_id as "storeId", t.url_key as "urlKey", t.product_id as "productId"
    from catalogue_product_text t join catalogue_product p on p.id = t.product_id
      left join catalogue_product_in_store o on o.product_id = t.product_id and o.store_id = t.store_id
    where coalesce(o.is_visible, p.is_visible) and regexp_replace(t.url_key, '-\\d+$', '') = any(
      select k from unnest(${urlKeys}::text[]) k union select regexp_replace(k, '-\\d+$', '') from unnest(${urlKeys}::text[]) k
    )`.execute(db)
  return rows
}

/** The ids of those among these products that some store view shows; variants are not visible. */
export async function selectVisible(db: Reader, productIds: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from catalogue_product p where id = any(${productIds}::int[]) and (is_visible or exists (
      select from catalogue_product_in_store o where o.product_id = p.id and o.is_visible))`.execute(db)
  return new Set(rows.map((row) => row.id))
}

export async function upsertProductTexts(tx: Writer, rows: ProductTextRow[]): Promise<void> {
  await sql`
    insert into catalogue_product_text (product_id, store_id, name, url_key, description, short_description, meta_title,
      meta_keywords, meta_description, attributes)
    select "productId", "storeId", name, "urlKey", description, "shortDescription", "metaTitle", "metaKeywords",
      "metaDescription", attributes
    from json_to_recordset(${JSON.stringify(rows)}::json) as r("productId" int, "storeId" int, name text, "urlKey" text,
      description text, "shortDescription" text, "metaTitle" text, "metaKeywords" text, "metaDescription" text,
      attributes jsonb)
    on conflict (product_id, store_id) do update set name = excluded.name, url_key = excluded.url_key,
      description = excluded.description, short_description = excluded.short_description,
      meta_title = excluded.meta_title, meta_keywords = excluded.meta_keywords,
      meta_description = excluded.meta_description, attributes = excluded.attributes`.execute(tx)
}

/** A table with several rows per product. A save replaces all rows of a product. */
export interface ProductList {
  table: string
  columns: Record<string, 'int' | 'bigint' | 'boolean' | 'text' | 'text[]'>
  orderBy: string[]
}

export type ListRow = Record<string, unknown> & { product_id: number }

export async function selectList(db: Reader, list: ProductList, productIds: number[]): Promise<ListRow[]> {
  const columns = ['product_id', ...Object.keys(list.columns)].map((name) => sql.ref(name))
  const { rows } = await sql<ListRow>`
    select ${sql.join(columns)} from ${sql.table(list.table)} where product_id = any(${productIds}::int[])
    order by product_id, ${sql.join(list.orderBy.map((name) => sql.ref(name)))}`.execute(db)
  return rows
}

export async function replaceList(tx: Writer, list: ProductList, productIds: number[], rows: ListRow[]): Promise<void> {
  const names = ['product_id', ...Object.keys(list.columns)]
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const record = sql.join(names.map((name) => sql`${sql.ref(name)} ${sql.raw(list.columns[name] ?? 'int')}`))
  await sql`delete from ${sql.table(list.table)} where product_id = any(${productIds}::int[])`.execute(tx)
  if (rows.length === 0) return
  await sql`
    insert into ${sql.table(list.table)} (${columns})
    select ${columns} from json_to_recordset(${JSON.stringify(rows)}::json) as r(${record})`.execute(tx)
}
