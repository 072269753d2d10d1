import { storeSettings } from '../store/store.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { wishlistErrors } from './errors.ts'
import { openWishlist, selectWishlists, touchList } from './queries.ts'
import type { WishlistView } from './types.ts'

/** The id of the signed-in customer. Refuses guests, and everyone where wish lists are disabled. */
export async function wishlistCustomer(ctx: Context): Promise<number> {
  if ((await storeSettings(ctx))['wishlist/general/active'] !== '1') throw wishlistErrors.WISHLIST_DISABLED()
  if (ctx.customerId === null) throw wishlistErrors.WISHLIST_NOT_SIGNED_IN()
  return ctx.customerId
}

const unmade: WishlistView = {
  id: null,
  name: null,
  visibility: 'PRIVATE',
  isFirst: true,
  updatedAt: null,
  sharingCode: null,
  count: 0,
}

/** Whether customers of this store view may have more than one list. */
export const hasSeveralLists = async (ctx: Context): Promise<boolean> =>
  (await storeSettings(ctx))['wishlist/general/multiple_enabled'] === '1'

/** The customer's stored lists; only the first one if the store view allows only one per customer. */
export async function ownWishlists(ctx: Context, db: Reader = ctx.db): Promise<(WishlistView & { id: number })[]> {
  const customerId = await wishlistCustomer(ctx)
  const lists = await selectWishlists(db, customerId, ctx.store.id)
  return (await hasSeveralLists(ctx)) ? lists : lists.filter(({ isFirst }) => isFirst)
}

/** The customer's first list; until it is stored, an empty one without an id. */
export async function ownWishlist(ctx: Context): Promise<WishlistView> {
  return (await ownWishlists(ctx)).find(({ isFirst }) => isFirst) ?? unmade
}

/** The customer's lists as clients see them: the first one exists before anything is added, with Magento's id `0`. */
export async function listedWishlists(ctx: Context): Promise<WishlistView[]> {
  const lists = await ownWishlists(ctx)
  return lists.some(({ isFirst }) => isFirst) ? lists : [unmade, ...lists]
}

/**
 * The list with this id. `0`, and anything that parses to 0, is the customer's first list. Another customer's list is not found.
 */
export async function wishlistById(ctx: Context, id: string): Promise<WishlistView> {
  const lists = await ownWishlists(ctx)
  const number = Math.trunc(Number.parseFloat(id)) || 0
  const named = number === 0 ? (lists.find(({ isFirst }) => isFirst) ?? unmade) : lists.find((one) => one.id === number)
  if (named === undefined) throw wishlistErrors.WISHLIST_NOT_FOUND()
  return named
}

/** Locks the list for writing in a transaction; creates the first list if needed. */
export async function openList(ctx: Context, tx: Writer, list: WishlistView): Promise<number> {
  if (list.isFirst) return openWishlist(tx, await wishlistCustomer(ctx), ctx.now)
  if (list.id === null || !(await touchList(tx, list.id, ctx.now))) throw wishlistErrors.WISHLIST_NOT_FOUND()
  return list.id
}
