import { storeSettings } from '../store/store.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { refusals } from './errors.ts'
import { hasSeveralLists, ownWishlists, wishingCustomer, wishlistById } from './own-wishlist.ts'
import { deleteList, insertWishlist, lockLists, updateList } from './queries.ts'
import type { WishlistView } from './types.ts'

const longestName = 255

type Described = Pick<WishlistView, 'visibility'> & { name: string }

/** Makes a further list, as far as the store view has several. */
export async function createWishlist(ctx: Context, { name, visibility }: Described): Promise<WishlistView> {
  const customerId = await severalOf(ctx)
  const most = (await storeSettings(ctx))['wishlist/general/multiple_count']
  const id = await ctx.transaction(async (tx) => {
    const lists = await lockedLists(ctx, tx, customerId)
    // The first one counts, whether it was made yet or not.
    if (lists.filter(({ isFirst }) => !isFirst).length + 1 >= most) throw refusals.tooManyLists(most)
    return insertWishlist(tx, customerId, { name: freeName(name, lists), visibility }, ctx.now)
  })
  return wishlistById(ctx, String(id))
}

/** Names a list anew or changes who may see it; what is not said stays. */
export async function updateWishlist(
  ctx: Context,
  listId: string,
  change: Partial<Described>,
): Promise<WishlistView & { id: number }> {
  const customerId = await severalOf(ctx)
  const list = await madeList(ctx, listId)
  await ctx.transaction(async (tx) => {
    const others = (await lockedLists(ctx, tx, customerId)).filter(({ id }) => id !== list.id)
    const name = change.name === undefined ? list.name : freeName(change.name, others)
    await updateList(tx, list.id, { name, visibility: change.visibility ?? list.visibility })
  })
  return madeList(ctx, listId)
}

/** Takes a list away with all that stands on it; answers those that are left. */
export async function deleteWishlist(ctx: Context, listId: string): Promise<WishlistView[]> {
  await severalOf(ctx)
  const list = await wishlistById(ctx, listId)
  if (list.isFirst || list.id === null) throw refusals.firstListStays()
  const { id } = list
  await ctx.transaction((tx) => deleteList(tx, id))
  return ownWishlists(ctx)
}

async function severalOf(ctx: Context): Promise<number> {
  const customerId = await wishingCustomer(ctx)
  if (!(await hasSeveralLists(ctx))) throw refusals.oneListOnly()
  return customerId
}

async function madeList(ctx: Context, listId: string): Promise<WishlistView & { id: number }> {
  const { id, ...list } = await wishlistById(ctx, listId)
  if (id === null) throw refusals.unknownList()
  return { ...list, id }
}

async function lockedLists(ctx: Context, tx: Writer, customerId: number): Promise<WishlistView[]> {
  await lockLists(tx, customerId)
  return ownWishlists(ctx, tx)
}

function freeName(wanted: string, others: readonly WishlistView[]): string {
  const name = wanted.trim().slice(0, longestName)
  if (name === '') throw refusals.namelessList()
  const alike = (text: string | null) => text?.toLowerCase() === name.toLowerCase()
  if (others.some((list) => alike(list.name))) throw refusals.nameTaken(name)
  return name
}
