import { createHash, randomBytes } from 'node:crypto'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { storeSettings } from '../store/store.ts'
import { wishlistErrors } from './errors.ts'
import { mostItems } from './fit-wishes.ts'
import { wishlistById } from './own-wishlist.ts'
import { selectItems } from './queries.ts'
import {
  clearSharingCode,
  deleteGift,
  insertGift,
  lockItem,
  selectShared,
  setSharingCode,
  type SharedList,
} from './share-queries.ts'
import type { WishlistItemView, WishlistView } from './types.ts'

/** Limits how often one visitor marks items. */
const perVisitor: AttemptLimit = { name: 'wish list marks', most: 100, seconds: 3_600 }
const tokenForm = /^[\w-]{16,64}$/

/** A list as everyone with its link sees it. */
export interface SharedWishlistView {
  name: string | null
  items: WishlistItemView[]
}

/** Shares a list of the signed-in customer under a code that cannot be guessed. Repeating it keeps the code. */
export async function shareWishlist(ctx: Context, listId: string): Promise<WishlistView> {
  await changeSharing(ctx, listId, (tx, id) => setSharingCode(tx, id, randomBytes(18).toString('base64url')))
  return wishlistById(ctx, listId)
}

/** Stops sharing a list: its link no longer works, and a new one will have another code. */
export async function stopSharingWishlist(ctx: Context, listId: string): Promise<WishlistView> {
  await changeSharing(ctx, listId, clearSharingCode)
  return wishlistById(ctx, listId)
}

async function changeSharing(ctx: Context, listId: string, change: (tx: Writer, id: number) => Promise<void>) {
  const { id } = await wishlistById(ctx, listId)
  if (id === null) throw wishlistErrors.WISHLIST_NOT_FOUND()
  await ctx.transaction((tx) => change(tx, id))
}

/** The list that is shared under this code; null if there is none. */
export async function sharedWishlist(ctx: Context, code: string): Promise<SharedWishlistView | null> {
  const list = await findShared(ctx, code)
  if (list === undefined) return null
  const page = { size: mostItems, current: 1 }
  return { name: list.name, items: await selectItems(ctx.db, { listId: list.id, storeId: ctx.store.id }, page) }
}

/** Marks an item of a shared list as bought, under a token that only the giver has. Repeating it with the same token changes nothing. */
export async function markAsBought(ctx: Context, code: string, itemId: string, token: string): Promise<void> {
  await changeMark(ctx, { code, itemId, token }, async (tx, id, hash) => {
    if ((await insertGift(tx, id, hash, ctx.now)) !== hash) throw wishlistErrors.WISH_ALREADY_BOUGHT()
  })
}

/** Removes the mark again, with the token that set it. */
export async function unmarkAsBought(ctx: Context, code: string, itemId: string, token: string): Promise<void> {
  await changeMark(ctx, { code, itemId, token }, async (tx, id, hash) => {
    if (!(await deleteGift(tx, id, hash))) throw wishlistErrors.WISH_ALREADY_BOUGHT()
  })
}

type Mark = { code: string; itemId: string; token: string }

async function changeMark(
  ctx: Context,
  { code, itemId, token }: Mark,
  change: (tx: Writer, id: number, hash: string) => Promise<void>,
): Promise<void> {
  if (!tokenForm.test(token)) throw wishlistErrors.WISH_TOKEN_INVALID()
  const list = await findShared(ctx, code)
  const { visitor, now } = ctx
  const wait = await ctx.transaction(async (tx) => {
    const tooSoon = visitor?.address ? await countAttempt(tx, perVisitor, visitor.address, now) : 0
    if (tooSoon > 0) return tooSoon
    const id = /^\d{1,9}$/.test(itemId) ? Number(itemId) : 0
    if (list === undefined || !(await lockItem(tx, list.id, id))) throw wishlistErrors.WISHLIST_NOT_FOUND()
    await change(tx, id, createHash('sha256').update(token).digest('hex'))
    return 0
  })
  if (wait > 0) throw tooManyAttempts(visitor, wait)
}

async function findShared(ctx: Context, code: string): Promise<SharedList | undefined> {
  if ((await storeSettings(ctx))['wishlist/general/active'] !== '1') throw wishlistErrors.WISHLIST_DISABLED()
  return code === '' ? undefined : selectShared(ctx.db, ctx.store.websiteId, code.slice(0, 64))
}
