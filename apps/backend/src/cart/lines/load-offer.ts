import type { Context } from '#src/platform/context.ts'
import { sendTogether, type Reader } from '#src/platform/database.ts'
import { choosePair, type ItemRequest, type Offer } from './choose-product.ts'
import {
  factsBySku,
  giftCardAmountsBySku,
  selectFacts,
  variantOptionsBySku,
  type GiftCardAmount,
  type VariantOption,
} from '../product-queries.ts'
import type { ProductFacts } from '../types.ts'

/** The products that are requested by their SKUs, their variants and gift card amounts. */
export type Named = readonly [
  products: readonly ProductFacts[],
  variantOptions: VariantOption[],
  giftCardAmounts: GiftCardAmount[],
]

/** Reads what is requested. Depends on no cart, so it can be sent in the message that locks one. */
export function namedIn(ctx: Context, items: readonly ItemRequest[]) {
  const skus = [...new Set(items.flatMap((item) => [item.sku, item.parentSku ?? item.sku]))]
  return [
    factsBySku(skus, ctx.store.id, ctx.now),
    variantOptionsBySku(skus),
    giftCardAmountsBySku(skus, ctx.store.id),
  ] as const
}

/** Loads the requested products with their variants and gift card amounts. `present` are the products in the cart. */
export const loadOffer = async (
  ctx: Context,
  db: Reader,
  items: readonly ItemRequest[],
  present: readonly ProductFacts[],
): Promise<Offer> => completeOffer(ctx, db, items, { named: await sendTogether(db, namedIn(ctx, items)), present })

/** Loads the variants that were chosen by their options. */
export async function completeOffer(
  ctx: Context,
  db: Reader,
  items: readonly ItemRequest[],
  { named: [named, variantOptions, giftCardAmounts], present }: { named: Named; present: readonly ProductFacts[] },
): Promise<Offer> {
  const bySku = new Map(named.map((product) => [product.sku, product]))
  const byId = new Map([...present, ...named].map((product) => [product.id, product]))
  const chosen = items.flatMap((item) => {
    const pair = choosePair(item, { bySku, variantOptions })
    return 'code' in pair ? [] : [pair.productId, pair.variantId]
  })
  const missing = [...new Set(chosen)].filter((id) => !byId.has(id))
  for (const product of await selectFacts(db, ctx.store.id, missing, ctx.now)) byId.set(product.id, product)
  return { bySku, byId, variantOptions, giftCardAmounts }
}
