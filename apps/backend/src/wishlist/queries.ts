import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { NamedProduct, Wish, WishlistItemView, WishlistView } from './types.ts'

/** A customer's lists, starting with the first one, each with the number of its items that the store view sells. */
export async function selectWishlists(
  db: Reader,
  customerId: number,
  storeId: number,
): Promise<(WishlistView & { id: number })[]> {
  const { rows } = await sql<WishlistView & { id: number }>`
    select w.id, w.name, w.visibility, w.customer_id is not null as "isFirst", w.updated_at as "updatedAt",
      w.sharing_code as "sharingCode", (
        select count(*)::int from wishlist_item i
          join catalogue_listing l on l.product_id = i.product_id and l.store_id = ${storeId}
        where i.wishlist_id = w.id
      ) as count
    from wishlist_wishlist w where w.customer_id = ${customerId} or w.holder_id = ${customerId}
    order by w.customer_id nulls last, w.id`.execute(db)
  return rows
}

/** Serializes transactions that add, delete or rename a customer's lists. */
export async function lockLists(tx: Writer, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7220130, ${customerId})`.execute(tx)
}

export async function insertWishlist(
  tx: Writer,
  holderId: number,
  { name, visibility }: Pick<WishlistView, 'name' | 'visibility'>,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into wishlist_wishlist (holder_id, name, visibility, updated_at)
    values (${holderId}, ${name}, ${visibility}, ${now.toISOString()}::timestamptz) returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function updateList(
  tx: Writer,
  listId: number,
  { name, visibility }: Pick<WishlistView, 'name' | 'visibility'>,
): Promise<void> {
  await sql`update wishlist_wishlist set name = ${name}, visibility = ${visibility} where id = ${listId}`.execute(tx)
}

export async function deleteList(tx: Writer, listId: number): Promise<void> {
  await sql`delete from wishlist_wishlist where id = ${listId}`.execute(tx)
}

/** Locks a list in order to change its items, and stores the time of the change. Returns false if the list was deleted. */
export async function touchList(tx: Writer, listId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update wishlist_wishlist set updated_at = ${now.toISOString()}::timestamptz where id = ${listId} returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Those of the given items that are on the list. */
export async function selectWishesById(
  db: Reader,
  listId: number,
  ids: readonly number[],
): Promise<(Wish & { id: number })[]> {
  const { rows } = await sql<Wish & { id: number }>`
    select id, product_id as "productId", variant_id as "variantId", quantity from wishlist_item
    where wishlist_id = ${listId} and id = any(${[...ids]}::int[]) order by id`.execute(db)
  return rows
}

/** One page of a list's items that the store view sells, in the customer's order; items added since then first, newest first. */
export async function selectItems(
  db: Reader,
  { listId, storeId }: { listId: number; storeId: number },
  { size, current }: { size: number; current: number },
): Promise<WishlistItemView[]> {
  const { rows } = await sql<WishlistItemView>`
    select i.id, i.product_id as "productId", i.variant_id as "variantId", i.quantity, i.description, i.added_at as "addedAt", l.type,
      exists (select from wishlist_gift g where g.item_id = i.id) as "isBought"
    from wishlist_item i join catalogue_listing l on l.product_id = i.product_id and l.store_id = ${storeId}
    where i.wishlist_id = ${listId}
    order by i.place nulls first, i.id desc limit ${size} offset ${(current - 1) * size}`.execute(db)
  return rows
}

/** The products that the store view sells under these SKUs. Products with such a SKU come before parents of such variants. */
export async function selectNamed(db: Reader, storeId: number, skus: readonly string[]): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    select l.sku, l.product_id as "productId", l.sku as "productSku", null::int as "variantId"
    from catalogue_listing l where l.store_id = ${storeId} and l.sku = any(${[...skus]}::text[])
    union all
    select p.sku, l.product_id, l.sku, p.id
    from catalogue_product p
      join catalogue_product_variant v on v.variant_id = p.id
      join catalogue_listing l on l.product_id = v.product_id and l.store_id = ${storeId}
      left join catalogue_product_in_store o on o.product_id = p.id and o.store_id = ${storeId}
    where p.sku = any(${[...skus]}::text[]) and coalesce(o.is_active, p.is_active)
    order by "variantId" nulls first, "productId"`.execute(db)
  return rows
}

/** Locks the customer's first list, and creates it if missing. Concurrent additions wait. */
export async function openWishlist(tx: Writer, customerId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into wishlist_wishlist (customer_id, updated_at) values (${customerId}, ${now.toISOString()}::timestamptz)
    on conflict (customer_id) do update set updated_at = excluded.updated_at returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** The items of a list, for all store views. */
export async function selectWishes(db: Reader, listId: number): Promise<Wish[]> {
  const { rows } = await sql<Wish>`
    select product_id as "productId", variant_id as "variantId", quantity from wishlist_item
    where wishlist_id = ${listId}`.execute(db)
  return rows
}

/** Adds products to a list; increases the quantity of those already on it. */
export async function saveWishes(tx: Writer, listId: number, items: readonly Wish[], now: Date): Promise<void> {
  await sql`
    insert into wishlist_item (wishlist_id, product_id, variant_id, quantity, added_at)
    select ${listId}::int, r."productId", r."variantId", r.quantity, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(items)}::json) as r ("productId" int, "variantId" int, quantity int)
    on conflict (wishlist_id, product_id, variant_id)
    do update set quantity = least(10000, wishlist_item.quantity + excluded.quantity)`.execute(tx)
}

/** Removes items from a list. Returns the ids of those that were on it. */
export async function deleteItems(tx: Writer, listId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from wishlist_item where wishlist_id = ${listId} and id = any(${[...ids]}::int[]) returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Subtracts quantities from items of a list. Removes items whose quantity reaches zero. */
export async function lowerWishes(
  tx: Writer,
  listId: number,
  items: readonly (Wish & { id: number })[],
): Promise<void> {
  const taken = JSON.stringify(items.map(({ id, quantity }) => ({ id, quantity })))
  await sql`
    delete from wishlist_item i using json_to_recordset(${taken}::json) as t (id int, quantity int)
    where i.id = t.id and i.wishlist_id = ${listId} and i.quantity <= t.quantity`.execute(tx)
  await sql`
    update wishlist_item i set quantity = i.quantity - t.quantity
    from json_to_recordset(${taken}::json) as t (id int, quantity int)
    where i.id = t.id and i.wishlist_id = ${listId} and i.quantity > t.quantity`.execute(tx)
}
