import type { Context } from '#src/platform/context.ts'
import type { ChangedWishlist } from './add-products-to-wishlist.ts'
import { listed, wishErrors, wishlistErrors } from './errors.ts'
import { selectOpenWishes } from './item-queries.ts'
import { openList, wishlistById } from './own-wishlist.ts'
import { deleteItems } from './queries.ts'

const mostAtOnce = 300

/** Removes items from the list; returns errors for those that are not on it. */
export async function removeProductsFromWishlist(
  ctx: Context,
  listId: string,
  itemIds: readonly string[],
): Promise<ChangedWishlist> {
  const list = await wishlistById(ctx, listId)
  if (itemIds.length > mostAtOnce) throw wishlistErrors.WISHLIST_TOO_MANY_REMOVED({ maximum: mostAtOnce })
  const ids = itemIds.filter((id) => /^\d{1,9}$/.test(id)).map(Number)
  const gone =
    list.id === null || ids.length === 0
      ? []
      : await ctx.transaction(async (tx) => deleteItems(tx, await openList(ctx, tx, list), ids))
  const missing = itemIds.filter((id) => !gone.includes(Number(id)))
  return {
    wishlist: await wishlistById(ctx, listId),
    userErrors: missing.map((id) => listed(wishErrors.WISHLIST_ITEM_OF_OTHER_LIST({ id }))),
  }
}

/** Removes every item of the list. */
export async function clearWishlist(ctx: Context, listId: string): Promise<ChangedWishlist> {
  const list = await wishlistById(ctx, listId)
  if (list.id !== null)
    await ctx.transaction(async (tx) => {
      const opened = await openList(ctx, tx, list)
      const ids = (await selectOpenWishes(tx, opened)).map(({ id }) => id)
      await deleteItems(tx, opened, ids)
    })
  return { wishlist: await wishlistById(ctx, listId), userErrors: [] }
}
