import { productById, variantWith } from '../catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { chooseProduct, type WishRequest } from './choose-product.ts'
import { errors, type WishError } from './errors.ts'
import { wishingCustomer, wishlistById } from './own-wishlist.ts'
import { openWishlist, saveWishes, selectNamed, selectWishes } from './queries.ts'
import type { Wish, WishlistView } from './types.ts'

const mostAtOnce = 100
/** As many as one page of a list may show. */
const mostItems = 300

export interface ChangedWishlist {
  wishlist: WishlistView
  userErrors: WishError[]
}

/** Puts on the list what is sold here; the rest is answered as errors beside it. */
export async function addProductsToWishlist(
  ctx: Context,
  listId: string,
  requests: readonly WishRequest[],
): Promise<ChangedWishlist> {
  await wishlistById(ctx, listId)
  if (requests.length > mostAtOnce)
    throw new UserError('graphql-input', `Please add at most ${mostAtOnce} items at once.`)
  const customerId = await wishingCustomer(ctx)
  const chosen = await chooseWishes(ctx, requests)
  const found = chosen.filter((one): one is Wish => !('code' in one))
  const userErrors = chosen.filter((one): one is WishError => 'code' in one)
  if (found.length > 0) {
    const left = await ctx.transaction(async (tx) => {
      const list = await openWishlist(tx, customerId, ctx.now)
      const { fitting, tooMany } = fit(found, await selectWishes(tx, list))
      await saveWishes(tx, list, fitting, ctx.now)
      return tooMany
    })
    userErrors.push(...left.map(() => errors.full(mostItems)))
  }
  return { wishlist: await wishlistById(ctx, '0'), userErrors }
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
      // Products that are looked up at the same time are read together.
      const whole = await productById(ctx, productId)
      if (whole === null) return errors.productNotFound(request.sku)
      const variant = variantWith(whole, request.optionUids)
      if (variant === null) return errors.optionsNotAvailable()
      return { productId, variantId: variant?.id ?? null, quantity: request.quantity }
    }),
  )
}

const keyOf = ({ productId, variantId }: Wish): string => `${productId} ${variantId}`

/** The same product asked for twice is one wish; what is new has to find room. */
function fit(wishes: readonly Wish[], present: readonly Wish[]): { fitting: Wish[]; tooMany: Wish[] } {
  const known = new Set(present.map(keyOf))
  const byKey = new Map<string, Wish>()
  for (const wish of wishes) {
    const before = byKey.get(keyOf(wish))?.quantity ?? 0
    byKey.set(keyOf(wish), { ...wish, quantity: Math.min(10_000, before + wish.quantity) })
  }
  const merged = [...byKey.values()]
  const fresh = merged.filter((wish) => !known.has(keyOf(wish)))
  const tooMany = new Set(fresh.slice(Math.max(0, mostItems - present.length)))
  return { fitting: merged.filter((wish) => !tooMany.has(wish)), tooMany: [...tooMany] }
}
