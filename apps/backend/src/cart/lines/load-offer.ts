import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { choosePair, type ItemRequest, type Offer } from './choose-product.ts'
import { selectFacts, selectFactsBySku, selectGiftCardAmounts, selectVariantOptions } from '../product-queries.ts'

/** Loads the requested products, and those of the lines in `present`, with their variants and gift card amounts. */
export async function loadOffer(
  ctx: Context,
  db: Reader,
  items: readonly ItemRequest[],
  present: number[],
): Promise<Offer> {
  const skus = [...new Set(items.flatMap((item) => [item.sku, item.parentSku ?? item.sku]))]
  const named = await selectFactsBySku(db, ctx.store.id, skus, ctx.now)
  const bySku = new Map(named.map((product) => [product.sku, product]))
  const ids = named.filter((product) => product.type !== 'giftcard').map((product) => product.id)
  const variantOptions = await selectVariantOptions(db, ids)
  const cards = named.filter((product) => product.type === 'giftcard').map((product) => product.id)
  const giftCardAmounts = await selectGiftCardAmounts(db, ctx.store.id, cards)
  const byId = new Map(named.map((product) => [product.id, product]))
  const chosen = items.flatMap((item) => {
    const pair = choosePair(item, { bySku, variantOptions })
    return 'code' in pair ? [] : [pair.productId, pair.variantId]
  })
  const missing = [...new Set([...chosen, ...present])].filter((id) => !byId.has(id))
  for (const product of await selectFacts(db, ctx.store.id, missing, ctx.now)) byId.set(product.id, product)
  return { bySku, byId, variantOptions, giftCardAmounts }
}
