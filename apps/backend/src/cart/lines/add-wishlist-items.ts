import type { Context } from '#src/platform/context.ts'
import type { ErrorReason } from '#src/platform/user-error.ts'
import { namedWishlist, openWishes, removeWishes, wishlistById, type WishlistView } from '#src/wishlist/wishlist.ts'
import { addItems } from './add-products-to-cart.ts'
import { customerCart } from '../open/create-cart.ts'
import type { CartError } from '../errors.ts'
import { lockCart } from '../open/open-cart.ts'

export interface WishlistCartError {
  code: Exclude<CartError['code'], 'INVALID_PARAMETER_VALUE'>
  message: string
  reason?: ErrorReason
  wishlistId: string
  wishlistItemId: string
}

/**
 * Moves items of the customer's wish list into the cart, or all items if no ids are given. Wish list and cart change in one
 * transaction, so a retry adds nothing twice.
 */
export async function addWishlistItems(
  ctx: Context,
  listId: string,
  itemIds: readonly string[] | null,
): Promise<{ wishlist: WishlistView; errors: WishlistCartError[] }> {
  const list = await namedWishlist(ctx, listId)
  if (ctx.customerId === null) throw new Error('a wish list requires a customer')
  const { maskedId } = await customerCart(ctx, ctx.customerId)
  const errors = await ctx.transaction(async (tx) => {
    const cart = await lockCart(ctx, tx, maskedId)
    const { found, unknown } = await openWishes(ctx, tx, list, itemIds)
    const refused = unknown.map(({ id, error }) =>
      describe(listId, id, { code: 'PRODUCT_NOT_FOUND', message: error.message, reason: error.reason }),
    )
    const requests = found.map(({ sku, parentSku, quantity }) => ({
      sku,
      parentSku,
      quantity,
      optionUids: [],
      entered: [],
    }))
    const outcomes = await addItems(ctx, tx, cart, requests)
    const added = found.filter((_, index) => outcomes[index] === null)
    for (const [index, { id }] of found.entries()) {
      const error = outcomes[index]
      if (error) refused.push(describe(listId, String(id), error))
    }
    await removeWishes(
      ctx,
      tx,
      list,
      added.map(({ id }) => id),
    )
    return refused
  })
  return { wishlist: await wishlistById(ctx, listId), errors }
}

function describe(wishlistId: string, wishlistItemId: string, { code, ...error }: CartError): WishlistCartError {
  return { ...error, code: code === 'INVALID_PARAMETER_VALUE' ? 'UNDEFINED' : code, wishlistId, wishlistItemId }
}
