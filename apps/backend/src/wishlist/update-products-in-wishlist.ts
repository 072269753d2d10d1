import { productById, variantWith } from '../catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import type { ChangedWishlist } from './add-products-to-wishlist.ts'
import { errors, type WishError } from './errors.ts'
import { selectOpenWishes, updateWish, type OpenWish, type WishChange } from './item-queries.ts'
import { openList, wishlistById } from './own-wishlist.ts'

const mostAtOnce = 300
const longestRemark = 1_000

/** A change to one item; what is left out stays. */
export interface ItemUpdate {
  id: string
  quantity: number | null
  /** Null removes it. */
  description: string | null | undefined
  optionUids: string[]
  hasEnteredOptions: boolean
}

/** Changes items of the customer's own list. An item that cannot be changed stays as it is and is reported as an error. */
export async function updateProductsInWishlist(
  ctx: Context,
  listId: string,
  updates: readonly ItemUpdate[],
): Promise<ChangedWishlist> {
  const list = await wishlistById(ctx, listId)
  if (updates.length > mostAtOnce)
    throw new UserError('graphql-input', `Please choose at most ${mostAtOnce} items at once.`)
  if (list.id === null) return { wishlist: list, userErrors: updates.map(({ id }) => errors.itemNotFound(id)) }
  const known = await selectOpenWishes(ctx.db, list.id)
  const checked = await Promise.all(updates.map((update) => checkUpdate(ctx, update, known)))
  const userErrors = await ctx.transaction(async (tx) => {
    const opened = await openList(ctx, tx, list)
    // Read again under the lock: another request may have removed an item.
    const wishes = new Map((await selectOpenWishes(tx, opened)).map((wish) => [wish.id, wish]))
    const refused: WishError[] = []
    for (const one of checked) {
      const wish = 'code' in one ? undefined : wishes.get(one.wish.id)
      if ('code' in one) refused.push(one)
      else if (wish === undefined) refused.push(errors.itemNotFound(String(one.wish.id)))
      else {
        const updated = await updateWish(tx, opened, wish, one.change)
        wishes.set(wish.id, updated.wish)
        if (updated.replacedId !== undefined) wishes.delete(updated.replacedId)
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
  const wish = known.find((one) => String(one.id) === id)
  if (wish === undefined) return errors.itemNotFound(id)
  if (quantity !== null && !(Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000))
    return errors.quantity()
  const change: WishChange = {
    ...(quantity === null ? {} : { quantity }),
    ...(description === undefined ? {} : { description: description?.trim().slice(0, longestRemark) || null }),
  }
  if (hasEnteredOptions) return errors.optionsNotAvailable()
  if (optionUids.length === 0) return { wish, change }
  const product = await productById(ctx, wish.productId)
  const variant = product === null ? null : variantWith(product, optionUids)
  if (variant == null) return errors.optionsNotAvailable()
  return { wish, change: { ...change, variantId: variant.id } }
}
