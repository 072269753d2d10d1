import { sql } from 'kysely'
import { statement, type Statement } from '#src/platform/database.ts'

/** A product of a store view that is not in memory yet. */
export interface FirstRow {
  id: number
  version: number
  final: number
  discountPercent: number
  inStock: boolean
  name: string
  urlKey: string
  searchText: string
  /** What is mostly the same in all store views, as text, so that it can be compared before it is read: see `readCommon`. */
  common: string
}

export interface FirstRows {
  revision: number
  /** The newest version of the store view. */
  newest: number
  rows: FirstRow[]
  /** Whether there are more products. */
  hasMore: boolean
}

/** Separates columns of which only the last is free text. */
const separator = '\u001F'
const batchSize = 2_000

/**
 * The next products of a store view, by id: by version, the planner would look for them among those of all store views. As plain text,
 * because building and reading JSON would be most of the work.
 */
export function rowsAfter(storeId: number, after: number): Statement<FirstRows> {
  return statement(
    sql<
      Pick<FirstRow, 'name' | 'urlKey' | 'searchText' | 'common'> & { facts: string; revision: number; newest: number }
    >`
    select (select revision from catalogue_revision where id = 1) as revision,
      (select version from catalogue_listing where store_id between ${storeId} and ${storeId}
        order by store_id desc, version desc limit 1) as newest,
      concat_ws(' ', product_id, version, final_price, discount_percent, in_stock::int) as facts,
      name, url_key as "urlKey", search_text as "searchText",
      concat_ws(${separator}, type, category_ids, stocked_option_ids, stocked_variants, position, positions,
        extract(epoch from created_at), sku) as common
    from catalogue_listing where store_id = ${storeId} and product_id > ${after} order by product_id limit ${sql.lit(batchSize)}`,
    (rows) => ({
      revision: rows[0]?.revision ?? -1,
      newest: rows[0]?.newest ?? 0,
      rows: rows.map(({ facts, name, urlKey, searchText, common }) => {
        const [id, version, final, discountPercent, inStock] = facts.split(' ')
        return {
          id: Number(id),
          version: Number(version),
          final: Number(final),
          discountPercent: Number(discountPercent),
          inStock: inStock === '1',
          name,
          urlKey,
          searchText,
          common,
        }
      }),
      hasMore: rows.length === batchSize,
    }),
  )
}

/** The columns of `common`. */
export interface CommonColumns {
  type: string
  categoryIds: string
  optionIds: string
  stockedVariants: string
  position: string
  positions: string
  createdAt: string
  sku: string
}

export function commonColumns(common: string): CommonColumns {
  const [
    type = '',
    categoryIds = '',
    optionIds = '',
    stockedVariants = '',
    position = '',
    positions = '',
    createdAt = '',
    ...sku
  ] = common.split(separator)
  return { type, categoryIds, optionIds, stockedVariants, position, positions, createdAt, sku: sku.join(separator) }
}
