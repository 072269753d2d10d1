import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'

/** An attribute of a product or variant, such as its colour, with the labels of a locale. */
export interface Attribute {
  productId: number
  code: 'color' | 'cdrl_size' | 'cdrl_age'
  label: string
  value: string
}

/** The colour, size and age of products and variants. */
export async function selectAttributes(db: Reader, ids: readonly number[], locale: string): Promise<Attribute[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Attribute>`
    select p.product_id as "productId", a.code, coalesce(a.labels ->> ${locale}::text, a.label) as label,
      coalesce(o.labels ->> ${locale}::text, o.value) as value
    from catalogue_product_option p
    join catalogue_attribute_option o on o.id = p.option_id
    join catalogue_attribute a on a.id = o.attribute_id
    where p.product_id = any(${[...ids]}::int[]) and a.code in ('color', 'cdrl_size', 'cdrl_age')`.execute(db)
  return rows
}
