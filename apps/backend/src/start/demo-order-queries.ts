import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'

/** Two sizes of a product, of which there are enough pieces for a few orders. */
export interface SizedProduct {
  sku: string
  otherSku: string
}

/** Products of a store view in two sizes. Those with a fixed SKU are left out, because journeys rely on their stock. */
export async function selectSizedProducts(db: Reader, storeId: number, most: number): Promise<SizedProduct[]> {
  const { rows } = await sql<SizedProduct>`
    select v.skus[1] as sku, v.skus[2] as "otherSku"
    from catalogue_listing l cross join lateral (
      select array_agg(p.sku order by p.id) as skus
      from json_array_elements(l.document -> 'variants') as e (variant)
      join inventory_stock s on s.product_id = (e.variant ->> 'id')::int and s.on_hand >= 4
      join catalogue_product p on p.id = s.product_id
    ) v
    where l.store_id = ${storeId} and l.type = 'configurable' and l.sku not like 'ROLE-%'
      and json_array_length(l.document -> 'superAttributeIds') = 1 and cardinality(v.skus) > 1
    order by l.product_id limit ${most}`.execute(db)
  return rows
}
