import { sql } from 'kysely'
import { statement, type Statement } from '#src/platform/database.ts'

/** An attribute of the product or variant of an item, such as its colour, with the labels of the order's locale. */
export interface Attribute {
  itemId: number
  productId: number
  code: 'color' | 'cdrl_size' | 'cdrl_age'
  label: string
  value: string
}

/** The colour, size and age of the products and variants of several orders. */
export const attributesOf = (orderIds: readonly number[]): Statement<Attribute[]> =>
  statement(
    sql<Attribute>`
      select i.id as "itemId", p.product_id as "productId", a.code, coalesce(a.labels ->> v.locale, a.label) as label,
        coalesce(o.labels ->> v.locale, o.value) as value
      from order_item i
      join order_order r on r.id = i.order_id
      join store_view v on v.id = r.store_id
      join catalogue_product_option p on p.product_id = any(array[i.variant_id, i.product_id])
      join catalogue_attribute_option o on o.id = p.option_id
      join catalogue_attribute a on a.id = o.attribute_id
      where i.order_id = any(${[...orderIds]}::bigint[]) and a.code in ('color', 'cdrl_size', 'cdrl_age')`,
    (rows) => rows,
  )
