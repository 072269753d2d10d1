import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { ImportStore } from './types.ts'

export async function selectStores(db: Reader): Promise<Omit<ImportStore, 'timeZone'>[]> {
  const { rows } = await sql<Omit<ImportStore, 'timeZone'>>`
    select id, code, locale, currency from store_view order by sort_order, id`.execute(db)
  return rows
}

export interface AttributeKind {
  code: string
  input: 'select' | 'text'
  isConfigurable: boolean
  label: string
}

export async function selectAttributeKinds(db: Reader): Promise<AttributeKind[]> {
  const { rows } = await sql<AttributeKind>`
    select code, input, is_configurable as "isConfigurable", label from catalogue_attribute`.execute(db)
  return rows
}

/** The existing options, as `code=value`. */
export async function selectOptionKeys(db: Reader, codes: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select a.code || '=' || o.value as key from catalogue_attribute_option o
    join catalogue_attribute a on a.id = o.attribute_id where a.code = any(${codes}::text[])`.execute(db)
  return rows.map((row) => row.key)
}

/** The categories with texts, as `store id/path`. */
export async function selectCategoryKeys(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select t.store_id || '/' || c.admin_path as key from catalogue_category_text t
    join catalogue_category c on c.id = t.category_id`.execute(db)
  return rows.map((row) => row.key)
}

/** The names of the categories directly below the root. */
export async function selectTopNames(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select split_part(admin_path, '/', 2) as name from catalogue_category
    where admin_path like '%/%' and admin_path not like '%/%/%'`.execute(db)
  return rows.map((row) => row.name)
}

interface StoredPrice {
  storeId: number
  regular: number
  special: number | null
  specialFrom: string | null
  specialTo: string | null
}

export interface ExistingProduct {
  sku: string
  id: number
  isActive: boolean
  isVisible: boolean
  texts: { storeId: number; name: string; urlKey: string }[]
  /** The quantity in stock; null for a product without stock control. */
  quantity: number | null
  prices: StoredPrice[]
  /** The values of select attributes, as `code=value`. */
  options: string[]
}

export async function selectExisting(db: Reader, skus: string[]): Promise<ExistingProduct[]> {
  const { rows } = await sql<ExistingProduct>`
    select p.sku, p.id, p.is_active as "isActive", p.is_visible as "isVisible",
      (select coalesce(json_agg(json_build_object('storeId', t.store_id, 'name', t.name, 'urlKey', t.url_key)), '[]')
        from catalogue_product_text t where t.product_id = p.id) as texts,
      (select coalesce(json_agg(json_build_object('storeId', r.store_id, 'regular', r.regular, 'special', r.special,
          'specialFrom', r.special_from, 'specialTo', r.special_to)), '[]')
        from pricing_price r where r.product_id = p.id) as prices,
      (select s.on_hand from inventory_stock s where s.product_id = p.id) as quantity,
      array(select a.code || '=' || o.value from catalogue_product_option po
        join catalogue_attribute_option o on o.id = po.option_id
        join catalogue_attribute a on a.id = o.attribute_id where po.product_id = p.id) as options
    from catalogue_product p where p.sku = any(${skus}::text[])`.execute(db)
  return rows
}

interface OutcomeFacts {
  id: number
  sku: string
  isActive: boolean
  isVisible: boolean
  parents: string[]
  lists: string[]
}

/** What a dry run tells of products besides their prices: their parents, and the paths of their categories without the root. */
export async function selectOutcomeFacts(db: Reader, productIds: number[]): Promise<OutcomeFacts[]> {
  const { rows } = await sql<OutcomeFacts>`
    select p.id, p.sku, p.is_active as "isActive", p.is_visible as "isVisible",
      array(select parent.sku from catalogue_product_variant v join catalogue_product parent on parent.id = v.product_id
        where v.variant_id = p.id order by parent.sku) as parents,
      array(select substr(c.admin_path, strpos(c.admin_path, '/') + 1) from catalogue_product_category pc
        join catalogue_category c on c.id = pc.category_id
        where pc.product_id = p.id and c.admin_path like '%/%' order by c.admin_path) as lists
    from catalogue_product p where p.id = any(${productIds}::int[]) order by p.id`.execute(db)
  return rows
}

/** The stored spelling of these SKUs, which are compared ignoring case. */
export async function selectSpellings(db: Reader, skus: string[]): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    select sku from catalogue_product where lower(sku) = any(${skus}::text[]) order by id`.execute(db)
  return rows.map((row) => row.sku)
}

export async function selectProductIds(db: Reader, skus: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; id: number }>`
    select sku, id from catalogue_product where sku = any(${skus}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.sku, row.id]))
}

/** Reads a sample of every table. It ends when it ends: a load of a large catalogue may have changed all of them. */
export async function analyzeTables(tx: Writer): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local lock_timeout = 0`.execute(tx)
  await sql`analyze`.execute(tx)
}

export async function insertMark(tx: Writer, name: string, value: unknown): Promise<void> {
  await sql`
    insert into import_export_mark (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(tx)
}

export async function selectMark(db: Reader, name: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    select value from import_export_mark where name = ${name}`.execute(db)
  return rows[0]?.value
}

export async function deleteMark(tx: Writer, name: string): Promise<void> {
  await sql`delete from import_export_mark where name = ${name}`.execute(tx)
}

/** Runs the work in a savepoint, so that its failure does not abort the whole transaction. */
export async function insideSavepoint(tx: Writer, work: () => Promise<void>): Promise<void> {
  await sql`savepoint batch`.execute(tx)
  try {
    await work()
  } catch (error) {
    await sql`rollback to savepoint batch`.execute(tx)
    throw error
  }
  await sql`release savepoint batch`.execute(tx)
}

const dataFault = /^(22|23|P0001)/

/** The database's message if an error is a constraint violation or invalid data; undefined for other errors. */
export function constraintMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !dataFault.test(String(error.code))) return undefined
  const detail = 'detail' in error && typeof error.detail === 'string' ? ` (${error.detail})` : ''
  return `the database refuses it: ${error.message}${detail}`
}

/** The URL paths of categories below the root. */
export async function selectCategoryPaths(db: Reader): Promise<{ storeId: number; entityId: number; path: string }[]> {
  const { rows } = await sql<{ storeId: number; entityId: number; path: string }>`
    select store_id as "storeId", category_id as "entityId", url_path as path from catalogue_category_text
    where url_path <> '' order by store_id, category_id`.execute(db)
  return rows
}

/** The URL paths of visible products. */
export async function selectProductPaths(
  db: Reader,
  productIds: number[],
): Promise<{ storeId: number; entity: 'product'; entityId: number; path: string }[]> {
  const { rows } = await sql<{ storeId: number; entity: 'product'; entityId: number; path: string }>`
    select t.store_id as "storeId", 'product' as entity, t.product_id as "entityId", t.url_key as path
    from catalogue_product_text t join catalogue_product p on p.id = t.product_id
      left join catalogue_product_in_store o on o.product_id = t.product_id and o.store_id = t.store_id
    where coalesce(o.is_visible, p.is_visible) and p.id = any(${productIds}::int[]) order by t.store_id, t.product_id`.execute(
    db,
  )
  return rows
}

/** The next visible products by ascending id. */
export async function selectListable(db: Reader, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from catalogue_product p where id > ${after} and (is_visible or exists (
      select from catalogue_product_in_store o where o.product_id = p.id and o.is_visible)) order by id limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

export async function selectWebsites(db: Reader): Promise<Map<number, number>> {
  const { rows } = await sql<{ store: number; website: number }>`
    select v.id as store, g.website_id as website from store_view v join store_group g on g.id = v.group_id`.execute(db)
  return new Map(rows.map((row) => [row.store, row.website]))
}

/** Category ids by path. */
export async function selectCategoryIds(tx: Writer, paths: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; path: string }>`
    select id, admin_path as path from catalogue_category where admin_path = any(${paths}::text[])`.execute(tx)
  return new Map(rows.map(({ id, path }) => [path, id]))
}
