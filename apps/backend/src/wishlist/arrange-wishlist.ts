import type { Context } from '#src/platform/context.ts'
import type { ChangedWishlist } from './add-products-to-wishlist.ts'
import { arrangeItems } from './arrange-items.ts'
import { listed, wishErrors, wishlistErrors } from './errors.ts'
import { saveOrder, selectOrder } from './order-queries.ts'
import { openList, wishlistById } from './own-wishlist.ts'
import type { WishlistView } from './types.ts'

const mostAtOnce = 300

/**
 * Moves items of a list directly after another one, or to the beginning. Only says where these items go, so that a page that does
 * not know what another tab added, removed or moved changes nothing else. Returns errors for items that are not on the list; if the
 * other one is not, nothing is moved.
 */
export async function arrangeWishlist(
  ctx: Context,
  listId: string,
  { itemIds, after }: { itemIds: readonly string[]; after: string | null },
): Promise<ChangedWishlist> {
  const list = await wishlistById(ctx, listId)
  if (itemIds.length > mostAtOnce) throw wishlistErrors.WISHLIST_TOO_MANY_CHOSEN({ maximum: mostAtOnce })
  const missing = list.id === null ? [...itemIds] : await move(ctx, list, itemIds, after)
  return {
    wishlist: await wishlistById(ctx, listId),
    userErrors: missing.map((id) => listed(wishErrors.WISHLIST_ITEM_NOT_FOUND({ id }))),
  }
}

/** Returns the ids that are not on the list. */
async function move(
  ctx: Context,
  list: WishlistView,
  itemIds: readonly string[],
  after: string | null,
): Promise<string[]> {
  return ctx.transaction(async (tx) => {
    const opened = await openList(ctx, tx, list)
    const ids = await selectOrder(tx, opened)
    const order = arrangeItems(ids, itemIds.map(numberOf), after === null ? null : numberOf(after))
    if (order === undefined) return [after ?? '']
    if (order.some((id, index) => id !== ids[index])) await saveOrder(tx, opened, order)
    return itemIds.filter((id) => !ids.includes(numberOf(id)))
  })
}

const numberOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0)
