import { sql, type RawBuilder } from 'kysely'

/**
 * SQL for the name of a product in a store view, or its SKU if it has no name there. `id` is the column with the product’s id,
 * with its table.
 */
export const productName = (id: string, storeId: number): RawBuilder<unknown> => sql`coalesce(
  (select t.name from catalogue_product_text t where t.product_id = ${sql.ref(id)} and t.store_id = ${storeId}),
  (select p.sku from catalogue_product p where p.id = ${sql.ref(id)}))`
