import type { Context } from '#src/platform/context.ts'
import { listed, wishErrors, wishlistErrors, type WishError } from './errors.ts'
import { fitWishes, mostItems } from './fit-wishes.ts'
import { openList, wishlistCustomer, wishlistById } from './own-wishlist.ts'
import { lockLists, lowerWishes, saveWishes, selectWishes, selectWishesById } from './queries.ts'
import type { Wish, WishlistView } from './types.ts'

const mostAtOnce = 300

export interface CarriedItem {
  id: string
  /** Null means the whole quantity. */
  quantity: number | null
}

interface Carried {
  source: WishlistView
  destination: WishlistView
  userErrors: WishError[]
}

/** Copies items to another list. If they are moved, also removes them from the first one. */
export async function carryProducts(
  ctx: Context,
  way: { from: string; to: string; isMove: boolean },
  items: readonly CarriedItem[],
): Promise<Carried> {
  const [from, to] = [await wishlistById(ctx, way.from), await wishlistById(ctx, way.to)]
  if (items.length > mostAtOnce) throw wishlistErrors.WISHLIST_TOO_MANY_CHOSEN({ maximum: mostAtOnce })
  const customerId = await wishlistCustomer(ctx)
  const userErrors = await ctx.transaction(async (tx) => {
    await lockLists(tx, customerId)
    const [source, target] = [await openList(ctx, tx, from), await openList(ctx, tx, to)]
    const { found, userErrors: refused } = choose(items, await selectWishesById(tx, source, idsOf(items)))
    if (source === target) return refused
    const { fitting, tooMany } = fitWishes(found, await selectWishes(tx, target))
    await saveWishes(tx, target, fitting, ctx.now)
    const left = new Set(tooMany.map(keyOf))
    if (way.isMove)
      await lowerWishes(
        tx,
        source,
        found.filter((wish) => !left.has(keyOf(wish))),
      )
    return [...refused, ...tooMany.map(() => listed(wishErrors.WISHLIST_FULL({ maximum: mostItems })))]
  })
  return { source: await wishlistById(ctx, way.from), destination: await wishlistById(ctx, way.to), userErrors }
}

const idsOf = (items: readonly CarriedItem[]): number[] =>
  items.filter(({ id }) => /^\d{1,9}$/.test(id)).map(({ id }) => Number(id))

/** The requested items with the requested quantities, which are limited to those on the list. */
function choose<Kept extends Wish & { id: number }>(
  items: readonly CarriedItem[],
  present: readonly Kept[],
): { found: Kept[]; userErrors: WishError[] } {
  const [found, userErrors]: [Kept[], WishError[]] = [[], []]
  const byId = new Map(present.map((wish) => [String(wish.id), wish]))
  for (const { id, quantity } of new Map(items.map((item) => [item.id, item])).values()) {
    const wish = byId.get(id)
    const wanted = quantity ?? wish?.quantity ?? 0
    if (wish === undefined) userErrors.push(listed(wishErrors.WISHLIST_ITEM_NOT_FOUND({ id })))
    else if (Number.isInteger(wanted) && wanted >= 1 && wanted <= wish.quantity)
      found.push({ ...wish, quantity: wanted })
    else userErrors.push(listed(wishErrors.WISHLIST_QUANTITY_INVALID()))
  }
  return { found, userErrors }
}

const keyOf = ({ productId, variantId }: Wish): string => `${productId} ${variantId}`
