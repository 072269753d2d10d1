import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import type { ChangedWishlist } from './add-products-to-wishlist.ts'
import { errors } from './errors.ts'
import { selectOpenWishes } from './item-queries.ts'
import { openList, wishlistById } from './own-wishlist.ts'
import { deleteItems } from './queries.ts'

const mostAtOnce = 300

/** Takes items from the list; those that do not stand on it are answered as errors. */
export async function removeProductsFromWishlist(
  ctx: Context,
  listId: string,
  itemIds: readonly string[],
): Promise<ChangedWishlist> {
  const list = await wishlistById(ctx, listId)
  if (itemIds.length > mostAtOnce)
    throw new UserError('graphql-input', `Please remove at most ${mostAtOnce} items at once.`)
  const ids = itemIds.filter((id) => /^\d{1,9}$/.test(id)).map(Number)
  const gone =
    list.id === null || ids.length === 0
      ? []
      : await ctx.transaction(async (tx) => deleteItems(tx, await openList(ctx, tx, list), ids))
  const missing = itemIds.filter((id) => !gone.includes(Number(id)))
  return { wishlist: await wishlistById(ctx, listId), userErrors: missing.map(errors.itemNotFound) }
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
