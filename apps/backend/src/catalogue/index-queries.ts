import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'
import type { ProductType } from './drafts.ts'
import type { TaxonomySource } from './taxonomy.ts'
import type { ProductDocument } from './types.ts'

/** What filtering, counting and sorting need of a product; the rest is read for the products of one page only. */
export interface IndexEntry {
  id: number
  version: number
  sku: string
  name: string
  urlKey: string
  final: number
  discountPercent: number
  inStock: boolean
  categoryIds: number[]
  optionIds: number[]
  position: number
  positions: Record<string, number>
  createdAt: number
}

export interface IndexNews {
  revision: number
  changed: IndexEntry[]
  removed: { id: number; version: number }[]
}

/** What is new since the given version, in one statement: mostly nothing. */
export async function selectNews(db: Reader, storeId: number, version: number): Promise<IndexNews> {
  const { rows } = await sql<IndexNews>`
    select (select revision from catalogue_revision where id = 1) as revision,
      coalesce((select json_agg(json_build_object('id', product_id, 'version', version, 'sku', sku, 'name', name,
          'urlKey', url_key, 'final', final_price, 'discountPercent', discount_percent, 'inStock', in_stock,
          'categoryIds', category_ids, 'optionIds', stocked_option_ids, 'position', position, 'positions', positions,
          'createdAt', extract(epoch from created_at)))
        from catalogue_listing where store_id = ${storeId} and version > ${version}), '[]') as changed,
      coalesce((select json_agg(json_build_object('id', product_id, 'version', version))
        from catalogue_listing_removed where store_id = ${storeId} and version > ${version}), '[]') as removed`.execute(
    db,
  )
  return rows[0] ?? { revision: 0, changed: [], removed: [] }
}

/** Categories, attributes and options of a store view in one statement. */
export async function selectTaxonomy(db: Reader, storeId: number): Promise<TaxonomySource> {
  const { rows } = await sql<TaxonomySource>`
    select
      coalesce((select json_agg(json_build_object('id', id, 'code', code, 'input', input, 'isFilterable', is_filterable,
          'isConfigurable', is_configurable, 'position', position, 'label', label, 'labels', labels)
          order by position, id) from catalogue_attribute), '[]') as attributes,
      coalesce((select json_agg(json_build_object('id', id, 'attributeId', attribute_id, 'value', value, 'slug', slug,
          'position', position, 'swatch', swatch, 'labels', labels) order by position, id)
          from catalogue_attribute_option), '[]') as options,
      coalesce((select json_agg(json_build_object('id', id, 'parentId', parent_id, 'adminName', admin_name,
          'path', admin_path, 'idPath', id_path, 'level', level, 'position', position, 'isActive', is_active,
          'createdAt', created_at, 'updatedAt', updated_at)) from catalogue_category), '[]') as categories,
      coalesce((select json_agg(json_build_object('categoryId', category_id, 'storeId', store_id, 'name', name,
          'urlKey', url_key, 'urlPath', url_path, 'description', description, 'metaTitle', meta_title,
          'metaKeywords', meta_keywords, 'metaDescription', meta_description, 'displayMode', display_mode,
          'landingPage', landing_page, 'includeInMenu', include_in_menu, 'image', image, 'labelColor', label_color,
          'labelCss', label_css, 'badge', badge, 'leftBlock', left_block, 'rightBlock', right_block))
        from catalogue_category_text where store_id = ${storeId}), '[]') as texts`.execute(db)
  return rows[0] ?? { attributes: [], options: [], categories: [], texts: [] }
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

/** Products that hold a word beginning with each of these; those whose name begins with them have a higher rank. The caller folds the words. */
export async function selectFound(
  db: Reader,
  storeId: number,
  words: string[],
): Promise<{ id: number; rank: number }[]> {
  const patterns = words.map((word) => `% ${escapePattern(word)}%`)
  const beginning = `${escapePattern(words.join(' '))}%`
  const { rows } = await sql<{ id: number; rank: number }>`
    select product_id as id, (search_text like ${beginning})::int as rank
    from catalogue_listing where store_id = ${storeId} and ' ' || search_text like all(${patterns}::text[])`.execute(db)
  return rows
}

/** Products whose description holds the text. */
export async function selectDescribed(
  db: Reader,
  storeId: number,
  field: 'description' | 'shortDescription',
  text: string,
): Promise<number[]> {
  const pattern = `%${escapePattern(text)}%`
  const { rows } = await sql<{ id: number }>`
    select product_id as id from catalogue_listing
    where store_id = ${storeId} and document ->> ${field}::text ilike ${pattern}`.execute(db)
  return rows.map((row) => row.id)
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

/** Products whether they are sold or not, named as in this store view or else as anywhere. */
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
  identifier: string
  title: string
  content: string
}

/** The blocks that categories show as their landing pages. */
export async function selectLandingBlocks(db: Reader, storeId: number, identifiers: string[]): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    select identifier, title, content from cms_block
    where store_id = ${storeId} and identifier = any(${identifiers}::text[])`.execute(db)
  return rows
}
