import { sql, type RawBuilder } from 'kysely'
import { statement, type Reader, type Statement } from '#src/platform/database.ts'
import { shopStateColumns, type ShopState } from '#src/platform/shop-state.ts'
import type { ProductType } from '../drafts.ts'
import type { StockedVariants } from './stocked-variants.ts'
import type { TaxonomySource } from '../taxonomy.ts'
import type { ProductDocument } from '../types.ts'

/** The data of a product for filtering, counting and sorting. Everything else is loaded only for the products of a page. */
export interface IndexEntry {
  id: number
  version: number
  sku: string
  type: ProductType
  name: string
  urlKey: string
  final: number
  discountPercent: number
  inStock: boolean
  categoryIds: number[]
  optionIds: number[]
  /** Which of these options the variants in stock combine; null if all combinations are available. */
  stocked: StockedVariants | null
  position: number
  positions: Record<string, number>
  createdAt: number
}

export interface IndexChanges {
  revision: number
  /** The batch contains all changes up to this version. */
  version: number
  /** Whether there are further changes after this batch. */
  hasMore: boolean
  /** Adds the folded text for searching, and `stocked_variants` as JSON. */
  changed: (Omit<IndexEntry, 'stocked'> & { searchText: string; stockedVariants: string })[]
  removed: { id: number; version: number }[]
}

const batchSize = 2_000

type ChangesRow = Pick<IndexChanges, 'revision' | 'changed' | 'removed'>

/**
 * The planner does not know that there are usually no changes, so it may choose to read the whole store view: the newest version is
 * compared first. It is ordered by store and version, which only one index can do, so that the changes of other store views are skipped.
 */
function changesColumns(storeId: number, version: number): RawBuilder<unknown> {
  const newer = (table: 'catalogue_listing' | 'catalogue_listing_removed') => sql`
    select * from ${sql.table(table)} where store_id = ${storeId} and version > ${version} and ${version} < (
      select version from ${sql.table(table)} where store_id between ${storeId} and ${storeId}
      order by store_id desc, version desc limit 1)
    order by version limit ${sql.lit(batchSize)}`
  return sql`
      (select revision from catalogue_revision where id = 1) as revision,
      coalesce((select json_agg(json_build_object('id', product_id, 'version', version, 'sku', sku, 'type', type, 'name', name,
          'urlKey', url_key, 'final', final_price, 'discountPercent', discount_percent, 'inStock', in_stock,
          'categoryIds', category_ids, 'optionIds', stocked_option_ids, 'stockedVariants', stocked_variants::text, 'position', position, 'positions', positions,
          'createdAt', extract(epoch from created_at), 'searchText', search_text))
        from (${newer('catalogue_listing')}) as l), '[]') as changed,
      coalesce((select json_agg(json_build_object('id', product_id, 'version', version))
        from (${newer('catalogue_listing_removed')}) as r), '[]') as removed`
}

/** Reads the next batch of changes since the given version in one statement; usually there are none. */
export const changesSince = (storeId: number, version: number): Statement<IndexChanges> =>
  statement(sql<ChangesRow>`select ${changesColumns(storeId, version)}`, ([row]) => toChanges(row, version))

/** The same with the state of the shop at that moment. */
export const changesWithState = (
  storeId: number,
  version: number,
): Statement<{ changes: IndexChanges; state: ShopState }> =>
  statement(sql<ChangesRow & ShopState>`select ${shopStateColumns}, ${changesColumns(storeId, version)}`, ([row]) => ({
    changes: toChanges(row, version),
    state: { content: row?.content ?? '', reference: row?.reference ?? '' },
  }))

function toChanges(row: ChangesRow | undefined, version: number): IndexChanges {
  const { revision, changed, removed } = row ?? { revision: 0, changed: [], removed: [] }
  const ends = [changed, removed].filter((list) => list.length === batchSize).map((list) => newestOf(list))
  const upTo = Math.min(...ends)
  const known = <T extends { version: number }>(list: T[]): T[] => list.filter((one) => one.version <= upTo)
  const batch = { changed: known(changed), removed: known(removed) }
  const newest = Math.max(version, newestOf(batch.changed), newestOf(batch.removed))
  return { revision, ...batch, version: newest, hasMore: ends.length > 0 }
}

function newestOf(rows: { version: number }[]): number {
  return rows.reduce((newest, row) => Math.max(newest, row.version), 0)
}

/** Categories, attributes, options and synonyms of a store view in one statement. */
export async function selectTaxonomy(db: Reader, storeId: number, language: string): Promise<TaxonomySource> {
  const { rows } = await sql<TaxonomySource>`
    select
      coalesce((select json_agg(json_build_object('id', id, 'code', code, 'input', input, 'isFilterable', is_filterable,
          'isConfigurable', is_configurable, 'position', position, 'label', label, 'labels', labels)
          order by position, id) from catalogue_attribute), '[]') as attributes,
      coalesce((select json_agg(json_build_object('id', id, 'attributeId', attribute_id, 'value', value, 'slug', slug,
          'position', position, 'swatch', swatch, 'isDefault', is_default, 'labels', labels) order by position, id)
          from catalogue_attribute_option), '[]') as options,
      coalesce((select json_agg(json_build_object('id', id, 'parentId', parent_id, 'adminName', admin_name,
          'path', admin_path, 'idPath', id_path, 'level', level, 'position', position, 'isActive', is_active,
          'createdAt', created_at, 'updatedAt', updated_at)) from catalogue_category), '[]') as categories,
      coalesce((select json_agg(json_build_object('categoryId', category_id, 'storeId', store_id, 'name', name,
          'urlKey', url_key, 'urlPath', url_path, 'description', description, 'metaTitle', meta_title,
          'metaKeywords', meta_keywords, 'metaDescription', meta_description, 'metaRobots', meta_robots,
          'seoName', seo_name, 'displayMode', display_mode,
          'landingPage', landing_page, 'includeInMenu', include_in_menu, 'image', image, 'labelColor', label_color,
          'labelCss', label_css, 'badge', badge, 'leftBlock', left_block, 'rightBlock', right_block))
        from catalogue_category_text where store_id = ${storeId}), '[]') as texts,
      coalesce((select json_agg(synonyms order by name) from catalogue_synonym where language = ${language}), '[]') as synonyms`.execute(
    db,
  )
  return rows[0] ?? { attributes: [], options: [], categories: [], texts: [], synonyms: [] }
}

export interface DocumentRow {
  id: number
  sku: string
  type: ProductType
  name: string
  urlKey: string
  regular: number
  final: number
  maximumRegular: number
  maximumFinal: number
  lowest: number | null
  document: ProductDocument
}

export async function selectDocuments(db: Reader, storeId: number, productIds: number[]): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select product_id as id, sku, type, name, url_key as "urlKey", regular_price as regular, final_price as final,
      maximum_regular_price as "maximumRegular", maximum_final_price as "maximumFinal", lowest_price as lowest, document
    from catalogue_listing where store_id = ${storeId} and product_id = any(${productIds}::int[])`.execute(db)
  return rows
}

/** How many descriptions a statement reads. No index helps, so it reads them all, and statements of other visitors come between. */
const portion = 100

/** Products whose description contains the text. */
export async function selectDescribed(
  db: Reader,
  storeId: number,
  field: 'description' | 'shortDescription',
  text: string,
): Promise<number[]> {
  const pattern = `%${escapePattern(text)}%`
  const found: number[] = []
  for (let last: number | null = 0; last !== null;) {
    const { rows } = await sql<{ last: number | null; ids: number[] | null }>`
      with part as materialized (
        select product_id as id, document ->> ${field}::text as text from catalogue_listing
        where store_id = ${storeId} and product_id > ${last} order by product_id limit ${portion}
      )
      select case when count(*) = ${portion} then max(id) end as last, array_agg(id) filter (where text ilike ${pattern}) as ids
      from part`.execute(db)
    found.push(...(rows[0]?.ids ?? []))
    last = rows[0]?.last ?? null
  }
  return found
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

export interface UnlistedRow {
  id: number
  sku: string
  type: ProductType
  attributeSet: string
  taxClass: string
  weight: number | null
  maxCartQuantity: number
  giftcardType: ProductDocument['giftcardType']
  createdAt: Date
  updatedAt: Date
  name: string | null
  urlKey: string | null
  optionIds: number[] | null
}

/** Products, whether sold or not, with their name in this store view or else in any other. */
export async function selectUnlisted(db: Reader, storeId: number, productIds: number[]): Promise<UnlistedRow[]> {
  const { rows } = await sql<UnlistedRow>`
    select p.id, p.sku, p.type, p.attribute_set as "attributeSet", p.tax_class as "taxClass",
      p.weight::float8 as weight, p.max_cart_quantity as "maxCartQuantity", p.giftcard_type as "giftcardType",
      p.created_at as "createdAt", p.updated_at as "updatedAt", t.name, t.url_key as "urlKey",
      (select array_agg(option_id) from catalogue_product_option o where o.product_id = p.id) as "optionIds"
    from catalogue_product p left join lateral (
      select name, url_key from catalogue_product_text where product_id = p.id
      order by store_id = ${storeId} desc, store_id limit 1
    ) t on true
    where p.id = any(${productIds}::int[])`.execute(db)
  return rows
}

export interface BlockRow {
  id: number
  identifier: string
  title: string
  content: string
}

/** The CMS blocks with these identifiers, for landing pages of categories. */
export async function selectLandingBlocks(db: Reader, storeId: number, identifiers: string[]): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    select id, identifier, title, content from cms_block
    where store_id = ${storeId} and identifier = any(${identifiers}::text[])`.execute(db)
  return rows
}

/** Products that were changed or removed in any store view since the version, with their categories. */
export async function selectListingChanges(
  db: Reader,
  since: number,
  limit: number,
): Promise<{ id: number; version: number; categoryIds: number[] }[]> {
  const { rows } = await sql<{ id: number; version: number; categoryIds: number[] }>`
    select product_id as id, max(version)::float8 as version, (array_agg(category_ids))[1] as "categoryIds" from (
      select product_id, version, to_json(category_ids) as category_ids from catalogue_listing where version > ${since}
      union all
      select product_id, version, (select coalesce(json_agg(category_id), '[]') from catalogue_product_category c
        where c.product_id = r.product_id)
      from catalogue_listing_removed r where version > ${since}
    ) n group by product_id limit ${limit}`.execute(db)
  return rows
}

/** The latest version in the listing. */
export async function selectListingVersion(db: Reader): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select greatest((select max(version) from catalogue_listing), (select max(version) from catalogue_listing_removed), 0)
      ::float8 as version`.execute(db)
  return rows[0]?.version ?? 0
}
