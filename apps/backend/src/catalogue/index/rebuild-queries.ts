import { sql, type RawBuilder } from 'kysely'
import type { Reader, Statement, Writer } from '#src/platform/database.ts'
import type { GiftCardType, LinkKind, ProductType } from '../drafts.ts'
import type { ListingRow, Picture, ProductDocument } from '../types.ts'
import { documentWriter } from './document-text.ts'

export interface SourceProduct {
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
  updatedAt: Date
}

export interface SourceStore {
  id: number
  locale: string
}

const rebuildLock = 7_220_419

/** Serializes rebuilds, so that versions become visible in order and no reader skips one. */
export async function lockRebuild(tx: Writer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(rebuildLock)})`.execute(tx)
}

/** Updates the planner's statistics after a large import. Until autovacuum does, its plans would scan a whole store view. */
export async function analyzeListing(tx: Writer): Promise<void> {
  await sql`analyze catalogue_listing`.execute(tx)
}

export async function selectStores(db: Reader): Promise<SourceStore[]> {
  const { rows } = await sql<SourceStore>`select id, locale from store_view order by id`.execute(db)
  return rows
}

/** The given products and the parents of given variants; all products if null. */
export async function selectListable(db: Reader, productIds: number[] | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from catalogue_product p where ${productIds === null ? sql`true` : sql`p.id = any(${productIds}::int[])`}
    union select v.product_id from catalogue_product_variant v where v.variant_id = any(${productIds}::int[])
    order by 1`.execute(db)
  return rows.map((row) => row.id)
}

/** Products whose special price has begun or ended since their last rebuild. */
export async function selectDue(db: Reader, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from catalogue_listing where due_at <= ${now.toISOString()}::timestamptz`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

const productColumns = sql`p.id, p.sku, p.type, p.attribute_set as "attributeSet", p.tax_class as "taxClass",
  p.is_visible as "isVisible", p.is_active as "isActive", p.weight::float8 as weight,
  p.max_cart_quantity as "maxCartQuantity", p.giftcard_type as "giftcardType", p.created_at as "createdAt",
  p.updated_at as "updatedAt"`

export async function selectSources(db: Reader, productIds: number[]): Promise<SourceProduct[]> {
  const { rows } = await sql<SourceProduct>`
    select ${productColumns} from catalogue_product p
    where p.id = any(${productIds}::int[]) and (p.is_visible and p.is_active or exists (
      select from catalogue_product_in_store o where o.product_id = p.id and (o.is_visible or o.is_active)))`.execute(
    db,
  )
  return rows
}

/** Where a store view differs from the product. */
export interface SourceInStore {
  productId: number
  storeId: number
  isActive: boolean | null
  isVisible: boolean | null
}

export async function selectInStores(db: Reader, productIds: number[]): Promise<SourceInStore[]> {
  const { rows } = await sql<SourceInStore>`
    select product_id as "productId", store_id as "storeId", is_active as "isActive", is_visible as "isVisible"
    from catalogue_product_in_store where product_id = any(${productIds}::int[])`.execute(db)
  return rows
}

export async function selectVariants(
  db: Reader,
  productIds: number[],
): Promise<(SourceProduct & { parentId: number })[]> {
  const { rows } = await sql<SourceProduct & { parentId: number }>`
    select v.product_id as "parentId", ${productColumns}
    from catalogue_product_variant v join catalogue_product p on p.id = v.variant_id
    where v.product_id = any(${productIds}::int[]) and (p.is_active or exists (
      select from catalogue_product_in_store o where o.product_id = p.id and o.is_active)) order by v.product_id, v.position, p.id`.execute(
    db,
  )
  return rows
}

/** The names of products in all store views, for variants with their own name. */
export async function selectNames(
  db: Reader,
  productIds: number[],
): Promise<{ productId: number; storeId: number; name: string }[]> {
  const { rows } = await sql<{ productId: number; storeId: number; name: string }>`
    select product_id as "productId", store_id as "storeId", name from catalogue_product_text
    where product_id = any(${productIds}::int[])`.execute(db)
  return rows
}

export async function selectPictures(db: Reader, productIds: number[]): Promise<(Picture & { productId: number })[]> {
  const { rows } = await sql<Picture & { productId: number }>`
    select product_id as "productId", id, file, label, position, roles from catalogue_product_picture
    where product_id = any(${productIds}::int[]) order by product_id, position, id`.execute(db)
  return rows
}

export async function selectProductOptions(
  db: Reader,
  productIds: number[],
): Promise<{ productId: number; optionId: number }[]> {
  const { rows } = await sql<{ productId: number; optionId: number }>`
    select product_id as "productId", option_id as "optionId" from catalogue_product_option
    where product_id = any(${productIds}::int[]) order by product_id, option_id`.execute(db)
  return rows
}

export async function selectSuperAttributes(
  db: Reader,
  productIds: number[],
): Promise<{ productId: number; attributeId: number }[]> {
  const { rows } = await sql<{ productId: number; attributeId: number }>`
    select product_id as "productId", attribute_id as "attributeId" from catalogue_product_super_attribute
    where product_id = any(${productIds}::int[]) order by product_id, position, attribute_id`.execute(db)
  return rows
}

export interface SourceCategory {
  productId: number
  categoryId: number
  position: number
  idPath: number[]
}

export async function selectProductCategories(db: Reader, productIds: number[]): Promise<SourceCategory[]> {
  const { rows } = await sql<SourceCategory>`
    select pc.product_id as "productId", pc.category_id as "categoryId", pc.position, c.id_path as "idPath"
    from catalogue_product_category pc join catalogue_category c on c.id = pc.category_id
    where pc.product_id = any(${productIds}::int[]) order by pc.product_id, pc.category_id`.execute(db)
  return rows
}

export interface SourceLink {
  productId: number
  linkedId: number
  kind: LinkKind
}

export async function selectLinks(db: Reader, productIds: number[]): Promise<SourceLink[]> {
  const { rows } = await sql<SourceLink>`
    select product_id as "productId", linked_id as "linkedId", kind from catalogue_product_link
    where product_id = any(${productIds}::int[]) order by product_id, kind, position, linked_id`.execute(db)
  return rows
}

export interface SourceAmount {
  productId: number
  storeId: number
  amount: number
}

export async function selectAmounts(db: Reader, productIds: number[]): Promise<SourceAmount[]> {
  const { rows } = await sql<SourceAmount>`
    select product_id as "productId", store_id as "storeId", amount from catalogue_giftcard_amount
    where product_id = any(${productIds}::int[]) order by product_id, store_id, amount`.execute(db)
  return rows
}

/** The part of a listing row that shoppers see: name, prices and stock status. The audit compares it. */
export type ListedFacts = Pick<
  ListingRow,
  'storeId' | 'productId' | 'sku' | 'name' | 'regular' | 'final' | 'lowest' | 'inStock'
>

export async function selectListedFacts(db: Reader, productIds: number[]): Promise<ListedFacts[]> {
  const { rows } = await sql<ListedFacts>`
    select store_id as "storeId", product_id as "productId", sku, name, regular_price as regular, final_price as final,
      lowest_price as lowest, in_stock as "inStock"
    from catalogue_listing where product_id = any(${productIds}::int[]) order by product_id, store_id`.execute(db)
  return rows
}

/** Separates documents. JSON never contains it as it is. */
const separator = '\u001F'

/**
 * Rows that one statement writes. PostgreSQL copies a statement's values several times, and for values of megabytes it takes new memory
 * from the system each time, which cost more than a third of the work.
 */
const rowsAtOnce = 100

/** Writes new and changed rows, each with a new version. Reads how many those are. */
export function upsertListing(rows: readonly ListingRow[]): Statement<number>[] {
  const write = documentWriter()
  const starts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) => at * rowsAtOnce)
  return starts.map((start) => upsertRows(rows.slice(start, start + rowsAtOnce), write))
}

/** Documents go beside the rows, so that the database reads each only once. */
function upsertRows(rows: readonly ListingRow[], write: (document: ProductDocument) => string): Statement<number> {
  const documents = rows.map(({ document }) => write(document)).join(separator)
  const facts = rows.map(({ document: _, ...row }) => row)
  return changed(sql`
    insert into catalogue_listing as l (store_id, product_id, sku, type, name, url_key, regular_price, final_price,
      maximum_regular_price, maximum_final_price, lowest_price, discount_percent, in_stock, category_ids, option_ids,
      stocked_option_ids, stocked_variants, position, positions, created_at, search_text, document, due_at)
    select "storeId", "productId", sku, type, name, "urlKey", regular, final, "maximumRegular", "maximumFinal", lowest,
      "discountPercent", "inStock", "categoryIds", "optionIds", "stockedOptionIds", "stockedVariants", position, positions,
      "createdAt", "searchText", document::json, "dueAt"
    from rows from (unnest(string_to_array(${documents}, ${separator})), json_to_recordset(${JSON.stringify(facts)}::json) as ("storeId" int, "productId" int, sku text, type text,
      name text, "urlKey" text, regular bigint, final bigint, "maximumRegular" bigint, "maximumFinal" bigint,
      lowest bigint, "discountPercent" int, "inStock" boolean, "categoryIds" int[], "optionIds" int[],
      "stockedOptionIds" int[], "stockedVariants" jsonb, position int, positions jsonb, "createdAt" timestamptz, "searchText" text,
      "dueAt" timestamptz)) as r(document)
    on conflict (store_id, product_id) do update set sku = excluded.sku, type = excluded.type, name = excluded.name,
      url_key = excluded.url_key, regular_price = excluded.regular_price, final_price = excluded.final_price,
      maximum_regular_price = excluded.maximum_regular_price, maximum_final_price = excluded.maximum_final_price,
      lowest_price = excluded.lowest_price, discount_percent = excluded.discount_percent, in_stock = excluded.in_stock,
      category_ids = excluded.category_ids, option_ids = excluded.option_ids,
      stocked_option_ids = excluded.stocked_option_ids, stocked_variants = excluded.stocked_variants,
      position = excluded.position, positions = excluded.positions,
      created_at = excluded.created_at, search_text = excluded.search_text, document = excluded.document,
      due_at = excluded.due_at, version = excluded.version
    where (l.sku, l.type, l.name, l.url_key, l.regular_price, l.final_price, l.maximum_regular_price,
        l.maximum_final_price, l.lowest_price, l.in_stock, l.category_ids, l.option_ids, l.stocked_option_ids, l.stocked_variants,
        l.position,
        l.positions, l.created_at, l.search_text, l.document::text, l.due_at)
      is distinct from (excluded.sku, excluded.type, excluded.name, excluded.url_key, excluded.regular_price,
        excluded.final_price, excluded.maximum_regular_price, excluded.maximum_final_price, excluded.lowest_price,
        excluded.in_stock, excluded.category_ids, excluded.option_ids, excluded.stocked_option_ids,
        excluded.stocked_variants, excluded.position,
        excluded.positions, excluded.created_at, excluded.search_text, excluded.document::text, excluded.due_at)`)
}

const changed = (query: RawBuilder<unknown>): Statement<number> => ({
  query,
  read: ({ numAffectedRows }) => Number(numAffectedRows ?? 0),
})

/**
 * Removes products that are no longer sold, and records the removal for processes that have the listing in memory. Reads how many those
 * are.
 */
export function removeFromListing(
  scope: { productIds: number[]; storeIds: number[] },
  kept: { storeId: number; productId: number }[],
): Statement<number> {
  return changed(sql`
    with kept as (
      select * from json_to_recordset(${JSON.stringify(kept)}::json) as r("storeId" int, "productId" int)
    ), removed as (
      delete from catalogue_listing l
      where product_id = any(${scope.productIds}::int[]) and store_id = any(${scope.storeIds}::int[])
        and not exists (select from kept where kept."storeId" = l.store_id and kept."productId" = l.product_id)
      returning store_id, product_id
    )
    insert into catalogue_listing_removed (store_id, product_id) select store_id, product_id from removed
    on conflict (store_id, product_id) do update set version = excluded.version`)
}

/** Forgets that products were removed which are sold again; that counts as no change. */
export function forgetRemoval(kept: { storeId: number; productId: number }[]): Statement<number> {
  const query = sql`
    delete from catalogue_listing_removed r using json_to_recordset(${JSON.stringify(kept)}::json)
      as k("storeId" int, "productId" int)
    where r.store_id = k."storeId" and r.product_id = k."productId"`
  return { query, read: () => 0 }
}
