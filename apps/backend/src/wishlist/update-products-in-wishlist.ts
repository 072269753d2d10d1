import { productById, variantWith } from '../catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import type { ChangedWishlist } from './add-products-to-wishlist.ts'
import { checkQuantity, listed, wishErrors, wishlistErrors, type WishError } from './errors.ts'
import { selectOpenWishes, updateWish, type OpenWish, type WishChange } from './item-queries.ts'
import { openList, wishlistById } from './own-wishlist.ts'

const mostAtOnce = 300
const longestRemark = 1_000

/** A change to one item; omitted fields stay unchanged. */
export interface ItemUpdate {
  id: string
  quantity: number | null
  /** Null removes the comment. */
  description: string | null | undefined
  optionUids: string[]
  hasEnteredOptions: boolean
}

/** Changes items of the customer's own list. An item that cannot be changed stays as it was and is reported as an error. */
export async function updateProductsInWishlist(
  ctx: Context,
  listId: string,
  updates: readonly ItemUpdate[],
): Promise<ChangedWishlist> {
  const list = await wishlistById(ctx, listId)
  if (updates.length > mostAtOnce) throw wishlistErrors.WISHLIST_TOO_MANY_CHOSEN({ maximum: mostAtOnce })
  if (list.id === null)
    return {
      wishlist: list,
      userErrors: updates.map(({ id }) => listed(wishErrors.WISHLIST_ITEM_OF_OTHER_LIST({ id }))),
    }
  const known = await selectOpenWishes(ctx.db, list.id)
  const checked = await Promise.all(updates.map((update) => checkUpdate(ctx, update, known)))
  const userErrors = await ctx.transaction(async (tx) => {
    const opened = await openList(ctx, tx, list)
    // Loaded again under the lock, because another request may have removed an item.
    const items = new Map((await selectOpenWishes(tx, opened)).map((item) => [item.id, item]))
    const refused: WishError[] = []
    for (const one of checked) {
      const item = 'code' in one ? undefined : items.get(one.wish.id)
      if ('code' in one) refused.push(one)
      else if (item === undefined)
        refused.push(listed(wishErrors.WISHLIST_ITEM_OF_OTHER_LIST({ id: String(one.wish.id) })))
      else {
        const updated = await updateWish(tx, opened, item, one.change)
        items.set(item.id, updated.wish)
        if (updated.replacedId !== undefined) items.delete(updated.replacedId)
      }
    }
    return refused
  })
  return { wishlist: await wishlistById(ctx, listId), userErrors }
}

async function checkUpdate(
  ctx: Context,
  { id, quantity, description, optionUids, hasEnteredOptions }: ItemUpdate,
  known: readonly OpenWish[],
): Promise<{ wish: OpenWish; change: WishChange } | WishError> {
  const item = known.find((one) => String(one.id) === id)
  if (item === undefined) return listed(wishErrors.WISHLIST_ITEM_OF_OTHER_LIST({ id }))
  const misfit = quantity === null ? null : checkQuantity(quantity)
  if (misfit !== null) return misfit
  const change: WishChange = {
    ...(quantity === null ? {} : { quantity }),
    ...(description === undefined ? {} : { description: description?.trim().slice(0, longestRemark) || null }),
  }
  if (hasEnteredOptions) return listed(wishErrors.WISHLIST_OPTIONS_NOT_AVAILABLE())
  if (optionUids.length === 0) return { wish: item, change }
  const product = await productById(ctx, item.productId)
  const variant = product === null ? null : variantWith(product, optionUids)
  if (variant == null) return listed(wishErrors.WISHLIST_OPTIONS_NOT_AVAILABLE())
  return { wish: item, change: { ...change, variantId: variant.id } }
}
