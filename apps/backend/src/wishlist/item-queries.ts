import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { Wish } from './types.ts'

/** A wish list item with the SKUs that add it to a cart. */
export interface OpenWish extends Wish {
  id: number
  sku: string
  /** The SKU of the parent product, if `sku` is a variant. */
  parentSku: string | null
}

/** The items of a list in all store views, oldest first. */
export async function selectOpenWishes(db: Reader, listId: number): Promise<OpenWish[]> {
  const { rows } = await sql<OpenWish>`
    select i.id, i.product_id as "productId", i.variant_id as "variantId", i.quantity,
      coalesce(v.sku, p.sku) as sku, case when v.id is null then null else p.sku end as "parentSku"
    from wishlist_item i join catalogue_product p on p.id = i.product_id
      left join catalogue_product v on v.id = i.variant_id
    where i.wishlist_id = ${listId} order by i.id`.execute(db)
  return rows
}

export interface WishChange {
  quantity?: number
  variantId?: number | null
  description?: string | null
}

/**
 * Updates the given fields of an item. If it becomes equal to another item of the list, it replaces that item and adds its
 * quantity. Returns the updated item, and the id of the replaced one.
 */
export async function updateWish(
  tx: Writer,
  listId: number,
  item: OpenWish,
  change: WishChange,
): Promise<{ wish: OpenWish; replacedId: number | undefined }> {
  const { quantity = item.quantity, variantId = item.variantId } = change
  const { rows } = await sql<{ id: number; quantity: number }>`
    delete from wishlist_item where wishlist_id = ${listId} and id <> ${item.id}
      and product_id = ${item.productId} and variant_id is not distinct from ${variantId}::int
    returning id, quantity`.execute(tx)
  const [same] = rows
  const joined = Math.min(10_000, quantity + (same?.quantity ?? 0))
  const remark = change.description === undefined ? sql`description` : sql`${change.description}::text`
  await sql`
    update wishlist_item set quantity = ${joined}, variant_id = ${variantId}::int, description = ${remark}
    where id = ${item.id} and wishlist_id = ${listId}`.execute(tx)
  return { wish: { ...item, quantity: joined, variantId }, replacedId: same?.id }
}
