import { oneLine } from '@bocian/rules/clean-text.ts'
import { storeSettings } from '../store/store.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { wishlistErrors } from './errors.ts'
import { hasSeveralLists, openList, ownWishlists, wishlistCustomer, wishlistById } from './own-wishlist.ts'
import { deleteList, insertWishlist, lockLists, updateList } from './queries.ts'
import type { WishlistView } from './types.ts'

const longestName = 255

type Described = Pick<WishlistView, 'visibility'> & { name: string }

/** Creates an additional list, up to the store view's limit. */
export async function createWishlist(ctx: Context, { name, visibility }: Described): Promise<WishlistView> {
  const customerId = await severalOf(ctx)
  const most = (await storeSettings(ctx))['wishlist/general/multiple_count']
  const id = await ctx.transaction(async (tx) => {
    const lists = await lockedLists(ctx, tx, customerId)
    // The first list counts even if it has not been created yet.
    if (lists.filter(({ isFirst }) => !isFirst).length + 1 >= most)
      throw wishlistErrors.TOO_MANY_WISHLISTS({ maximum: most })
    return insertWishlist(tx, customerId, { name: freeName(name, lists), visibility }, ctx.now)
  })
  return wishlistById(ctx, String(id))
}

/** Changes the name or visibility of a list; omitted fields stay unchanged. Creates the first list if needed. */
export async function updateWishlist(
  ctx: Context,
  listId: string,
  change: Partial<Described>,
): Promise<WishlistView & { id: number }> {
  const customerId = await severalOf(ctx)
  const list = await wishlistById(ctx, listId)
  const id = await ctx.transaction(async (tx) => {
    const lists = await lockedLists(ctx, tx, customerId)
    const others = lists.filter((other) => (list.isFirst ? !other.isFirst : other.id !== list.id))
    const name = change.name === undefined ? list.name : freeName(change.name, others)
    const opened = await openList(ctx, tx, list)
    await updateList(tx, opened, { name, visibility: change.visibility ?? list.visibility })
    return opened
  })
  return { ...(await wishlistById(ctx, String(id))), id }
}

/** Deletes a list with its items; returns the remaining lists. */
export async function deleteWishlist(ctx: Context, listId: string): Promise<WishlistView[]> {
  await severalOf(ctx)
  const list = await wishlistById(ctx, listId)
  if (list.isFirst || list.id === null) throw wishlistErrors.FIRST_WISHLIST_STAYS()
  const { id } = list
  await ctx.transaction((tx) => deleteList(tx, id))
  return ownWishlists(ctx)
}

async function severalOf(ctx: Context): Promise<number> {
  const customerId = await wishlistCustomer(ctx)
  if (!(await hasSeveralLists(ctx))) throw wishlistErrors.SEVERAL_WISHLISTS_DISABLED()
  return customerId
}

async function lockedLists(ctx: Context, tx: Writer, customerId: number): Promise<WishlistView[]> {
  await lockLists(tx, customerId)
  return ownWishlists(ctx, tx)
}

function freeName(wanted: string, others: readonly WishlistView[]): string {
  const name = oneLine(wanted).slice(0, longestName)
  if (name === '') throw wishlistErrors.WISHLIST_NAME_MISSING()
  const alike = (text: string | null) => text?.toLowerCase() === name.toLowerCase()
  if (others.some((list) => alike(list.name))) throw wishlistErrors.WISHLIST_NAME_TAKEN({ name })
  return name
}
