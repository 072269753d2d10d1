import { storeSettings } from '../store/store.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { refusals } from './errors.ts'
import { openWishlist, selectWishlists, touchList } from './queries.ts'
import type { WishlistView } from './types.ts'

/** The customer who may have a list here; refuses a guest, and everybody where lists are switched off. */
export async function wishingCustomer(ctx: Context): Promise<number> {
  if ((await storeSettings(ctx))['wishlist/general/active'] !== '1') throw refusals.switchedOff()
  if (ctx.customerId === null) throw refusals.guest()
  return ctx.customerId
}

const unmade: WishlistView = {
  id: null,
  name: null,
  visibility: 'PRIVATE',
  isFirst: true,
  updatedAt: null,
  count: 0,
}

/** Whether customers may have more than one list here. */
export const hasSeveralLists = async (ctx: Context): Promise<boolean> =>
  (await storeSettings(ctx))['wishlist/general/multiple_enabled'] === '1'

/** The customer's lists that were made; only the first where the store view has one each. */
export async function ownWishlists(ctx: Context, db: Reader = ctx.db): Promise<(WishlistView & { id: number })[]> {
  const customerId = await wishingCustomer(ctx)
  const lists = await selectWishlists(db, customerId, ctx.store.id)
  return (await hasSeveralLists(ctx)) ? lists : lists.filter(({ isFirst }) => isFirst)
}

/** The customer's first list; an empty one without an id before anything was put on it. */
export async function ownWishlist(ctx: Context): Promise<WishlistView> {
  return (await ownWishlists(ctx)).find(({ isFirst }) => isFirst) ?? unmade
}

/** The customer's lists as clients see them: the first exists before anything is added, with Magento's id `0`. */
export async function listedWishlists(ctx: Context): Promise<WishlistView[]> {
  const lists = await ownWishlists(ctx)
  return lists.some(({ isFirst }) => isFirst) ? lists : [unmade, ...lists]
}

/** The list that an id names: `0`, as whatever is 0 as a whole number, is the customer's first; another's is not found. */
export async function wishlistById(ctx: Context, id: string): Promise<WishlistView> {
  const lists = await ownWishlists(ctx)
  const number = Math.trunc(Number.parseFloat(id)) || 0
  const named = number === 0 ? (lists.find(({ isFirst }) => isFirst) ?? unmade) : lists.find((one) => one.id === number)
  if (named === undefined) throw refusals.unknownList()
  return named
}

/** The list as it may be written to in a transaction: made if it is the first, and locked. */
export async function openList(ctx: Context, tx: Writer, list: WishlistView): Promise<number> {
  if (list.isFirst) return openWishlist(tx, await wishingCustomer(ctx), ctx.now)
  if (list.id === null || !(await touchList(tx, list.id, ctx.now))) throw refusals.unknownList()
  return list.id
}
