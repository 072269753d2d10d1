import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { WishlistView } from './types.ts'

/** Sets the sharing code of a list, unless it has one. */
export async function setSharingCode(tx: Writer, listId: number, code: string): Promise<void> {
  await sql`
    update wishlist_wishlist set sharing_code = coalesce(sharing_code, ${code}::text) where id = ${listId}`.execute(tx)
}

export async function clearSharingCode(tx: Writer, listId: number): Promise<void> {
  await sql`update wishlist_wishlist set sharing_code = null where id = ${listId}`.execute(tx)
}

export type SharedList = Pick<WishlistView, 'name'> & { id: number }

/** The list that is shared under this code in the website. */
export async function selectShared(db: Reader, websiteId: number, code: string): Promise<SharedList | undefined> {
  const { rows } = await sql<SharedList>`
    select w.id, w.name from wishlist_wishlist w
      join customer_customer c on c.id = coalesce(w.customer_id, w.holder_id)
    where w.sharing_code = ${code} and c.website_id = ${websiteId}`.execute(db)
  return rows[0]
}

/** Whether the item is on the list. Locks it, so that it is not removed meanwhile. */
export async function lockItem(tx: Writer, listId: number, itemId: number): Promise<boolean> {
  const { rows } = await sql`
    select id from wishlist_item where id = ${itemId} and wishlist_id = ${listId} for key share`.execute(tx)
  return rows.length > 0
}

/** Marks an item as bought. Returns the hash of the token with which it is marked now: an earlier mark stays. */
export async function insertGift(tx: Writer, itemId: number, tokenHash: string, now: Date): Promise<string> {
  const { rows } = await sql<{ tokenHash: string }>`
    insert into wishlist_gift (item_id, token_hash, marked_at)
    values (${itemId}, ${tokenHash}, ${now.toISOString()}::timestamptz)
    on conflict (item_id) do update set token_hash = wishlist_gift.token_hash
    returning token_hash as "tokenHash"`.execute(tx)
  return rows[0]?.tokenHash ?? tokenHash
}

/** Removes the mark that was set with this token. Returns whether the item is unmarked now. */
export async function deleteGift(tx: Writer, itemId: number, tokenHash: string): Promise<boolean> {
  await sql`delete from wishlist_gift where item_id = ${itemId} and token_hash = ${tokenHash}`.execute(tx)
  const { rows } = await sql`select from wishlist_gift where item_id = ${itemId}`.execute(tx)
  return rows.length === 0
}
