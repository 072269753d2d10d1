import { productById, variantWith } from '../catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import { chooseProduct, type WishRequest } from './choose-product.ts'
import { listed, wishErrors, wishlistErrors, type WishError } from './errors.ts'
import { fitWishes, mostItems } from './fit-wishes.ts'
import { openList, wishlistById } from './own-wishlist.ts'
import { saveWishes, selectNamed, selectWishes } from './queries.ts'
import type { Wish, WishlistView } from './types.ts'

const mostAtOnce = 100

export interface ChangedWishlist {
  wishlist: WishlistView
  userErrors: WishError[]
}

/** Adds the products that are sold here. Returns the list with errors for the others. */
export async function addProductsToWishlist(
  ctx: Context,
  listId: string,
  requests: readonly WishRequest[],
): Promise<ChangedWishlist> {
  const list = await wishlistById(ctx, listId)
  if (requests.length > mostAtOnce) throw wishlistErrors.WISHLIST_TOO_MANY_ADDED({ maximum: mostAtOnce })
  const chosen = await chooseWishes(ctx, requests)
  const found = chosen.filter((one): one is Wish => !('code' in one))
  const userErrors = chosen.filter((one): one is WishError => 'code' in one)
  if (found.length > 0) {
    const left = await ctx.transaction(async (tx) => {
      const opened = await openList(ctx, tx, list)
      const { fitting, tooMany } = fitWishes(found, await selectWishes(tx, opened))
      await saveWishes(tx, opened, fitting, ctx.now)
      return tooMany
    })
    userErrors.push(...left.map(() => listed(wishErrors.WISHLIST_FULL({ maximum: mostItems }))))
  }
  return { wishlist: await wishlistById(ctx, listId), userErrors }
}

async function chooseWishes(ctx: Context, requests: readonly WishRequest[]): Promise<(Wish | WishError)[]> {
  const skus = [...new Set(requests.map(({ sku }) => sku))]
  const named = await selectNamed(ctx.db, ctx.store.id, skus)
  return Promise.all(
    requests.map(async (request): Promise<Wish | WishError> => {
      const product = chooseProduct(request, named)
      if ('code' in product) return product
      const { productId, variantId } = product
      if (variantId !== null || request.optionUids.length === 0)
        return { productId, variantId, quantity: request.quantity }
      // Concurrent lookups are batched by the data loader.
      const whole = await productById(ctx, productId)
      if (whole === null) return listed(wishErrors.WISHLIST_PRODUCT_NOT_FOUND({ sku: request.sku }))
      const variant = variantWith(whole, request.optionUids)
      if (variant === null) return listed(wishErrors.WISHLIST_OPTIONS_NOT_AVAILABLE())
      return { productId, variantId: variant?.id ?? null, quantity: request.quantity }
    }),
  )
}
