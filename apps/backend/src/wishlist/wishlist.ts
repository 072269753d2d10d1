import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { wishErrors, wishlistErrors } from './errors.ts'
import { selectOpenWishes, type OpenWish } from './item-queries.ts'
import { openList, wishlistById, wishlistCustomer } from './own-wishlist.ts'
import { deleteItems } from './queries.ts'
import type { WishlistView } from './types.ts'

export { personalData } from './personal-data-queries.ts'
export { wishlistById } from './own-wishlist.ts'
export type { WishlistView } from './types.ts'

/** The list with this id, for a mutation that does not take an empty one as the first list. */
export async function namedWishlist(ctx: Context, id: string): Promise<WishlistView> {
  await wishlistCustomer(ctx)
  if (id === '') throw wishlistErrors.WISHLIST_ID_MISSING()
  return wishlistById(ctx, id)
}

/** Locks a list and returns the items with these ids (all items if omitted), and the ids that are not on it. */
export async function openWishes(
  ctx: Context,
  tx: Writer,
  list: WishlistView,
  ids: readonly string[] | null,
): Promise<{ found: OpenWish[]; unknown: { id: string; error: UserError }[] }> {
  const present = await selectOpenWishes(tx, await openList(ctx, tx, list))
  if (ids === null || ids.length === 0) return { found: present, unknown: [] }
  const wanted = new Set(ids)
  const found = present.filter(({ id }) => wanted.has(String(id)))
  const known = new Set(found.map(({ id }) => String(id)))
  const unknown = [...wanted].filter((id) => !known.has(id))
  return { found, unknown: unknown.map((id) => ({ id, error: wishErrors.WISHLIST_ITEM_NOT_FOUND({ id }) })) }
}

/** Removes items from a list in the caller's transaction. */
export async function removeWishes(
  ctx: Context,
  tx: Writer,
  list: WishlistView,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await deleteItems(tx, await openList(ctx, tx, list), ids)
}
