import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { NamedProduct, Wish, WishlistItemView } from './types.ts'

/** A customer's list, with the number of its items that the store view sells. */
export async function selectWishlist(
  db: Reader,
  customerId: number,
  storeId: number,
): Promise<{ id: number; updatedAt: Date; count: number } | undefined> {
  const { rows } = await sql<{ id: number; updatedAt: Date; count: number }>`
    select w.id, w.updated_at as "updatedAt", (
        select count(*)::int from wishlist_item i
          join catalogue_listing l on l.product_id = i.product_id and l.store_id = ${storeId}
        where i.wishlist_id = w.id
      ) as count
    from wishlist_wishlist w where w.customer_id = ${customerId}`.execute(db)
  return rows[0]
}

/** One page of a list's items that the store view sells, the newest first. */
export async function selectItems(
  db: Reader,
  { listId, storeId }: { listId: number; storeId: number },
  { size, current }: { size: number; current: number },
): Promise<WishlistItemView[]> {
  const { rows } = await sql<WishlistItemView>`
    select i.id, i.product_id as "productId", i.variant_id as "variantId", i.quantity, i.added_at as "addedAt", l.type
    from wishlist_item i join catalogue_listing l on l.product_id = i.product_id and l.store_id = ${storeId}
    where i.wishlist_id = ${listId}
    order by i.id desc limit ${size} offset ${(current - 1) * size}`.execute(db)
  return rows
}

/** What the store view sells under these skus, each itself before what it is a variant of. */
export async function selectNamed(db: Reader, storeId: number, skus: readonly string[]): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    select l.sku, l.product_id as "productId", l.sku as "productSku", null::int as "variantId"
    from catalogue_listing l where l.store_id = ${storeId} and l.sku = any(${[...skus]}::text[])
    union all
    select p.sku, l.product_id, l.sku, p.id
    from catalogue_product p
      join catalogue_product_variant v on v.variant_id = p.id
      join catalogue_listing l on l.product_id = v.product_id and l.store_id = ${storeId}
    where p.sku = any(${[...skus]}::text[]) and p.is_active
    order by "variantId" nulls first, "productId"`.execute(db)
  return rows
}

/** The customer's list, made where there is none, and locked: who adds to it at the same time waits. */
export async function openWishlist(tx: Writer, customerId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into wishlist_wishlist (customer_id, updated_at) values (${customerId}, ${now.toISOString()}::timestamptz)
    on conflict (customer_id) do update set updated_at = excluded.updated_at returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** What stands on a list, in all store views. */
export async function selectWishes(db: Reader, listId: number): Promise<Wish[]> {
  const { rows } = await sql<Wish>`
    select product_id as "productId", variant_id as "variantId", quantity from wishlist_item
    where wishlist_id = ${listId}`.execute(db)
  return rows
}

/** Puts products on a list; of one that is there already the quantity grows. */
export async function saveWishes(tx: Writer, listId: number, wishes: readonly Wish[], now: Date): Promise<void> {
  await sql`
    insert into wishlist_item (wishlist_id, product_id, variant_id, quantity, added_at)
    select ${listId}::int, r."productId", r."variantId", r.quantity, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(wishes)}::json) as r ("productId" int, "variantId" int, quantity int)
    on conflict (wishlist_id, product_id, variant_id)
    do update set quantity = least(10000, wishlist_item.quantity + excluded.quantity)`.execute(tx)
}

/** Takes items from a list; answers which of them stood there. */
export async function deleteItems(tx: Writer, listId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from wishlist_item where wishlist_id = ${listId} and id = any(${[...ids]}::int[]) returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
