import { storeSettings } from '../store/store.ts'
import type { Context } from '#src/platform/context.ts'
import { refusals } from './errors.ts'
import { selectWishlist } from './queries.ts'
import type { WishlistView } from './types.ts'

/** The customer who may have a list here; refuses a guest, and everybody where lists are switched off. */
export async function wishingCustomer(ctx: Context): Promise<number> {
  if ((await storeSettings(ctx))['wishlist/general/active'] !== '1') throw refusals.switchedOff()
  if (ctx.customerId === null) throw refusals.guest()
  return ctx.customerId
}

/** The customer's list; an empty one without an id before anything was put on it. */
export async function ownWishlist(ctx: Context): Promise<WishlistView> {
  const customerId = await wishingCustomer(ctx)
  return (await selectWishlist(ctx.db, customerId, ctx.store.id)) ?? { id: null, updatedAt: null, count: 0 }
}

/** The list that an id names: `0`, as whatever is 0 as a whole number, is the customer's own; another's is not found. */
export async function wishlistById(ctx: Context, id: string): Promise<WishlistView> {
  const list = await ownWishlist(ctx)
  const number = Math.trunc(Number.parseFloat(id)) || 0
  if (number !== 0 && number !== list.id) throw refusals.unknownList()
  return list
}
