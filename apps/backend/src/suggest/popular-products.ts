import { randomUUID } from 'node:crypto'
import { toDecimal } from '@bocian/rules/money.ts'
import { pictureInRole, productsByIds, type Product } from '../catalogue/catalogue.ts'
import { allEntries, sortEntries, storeIndex, type SortOrder, type StoreIndex } from '../catalogue/index/index.ts'
import { storeUrls } from '../store/store.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { suggestErrors } from './errors.ts'
import { clientHash, retention } from './limits.ts'
import { selectWanted } from './queries.ts'

const mostShown = 12
const clicksOfAPiece = 5
const goodFor = 60_000

interface Campaign {
  order: SortOrder
  /** Whether it includes a product. */
  isFor: (entry: { discountPercent: number }) => boolean
}

const byPosition = { field: 'position', direction: 'ASC' } as const
/** The most popular products, then those that come first in the shop's order. */
const popular: Campaign = { order: [{ field: 'relevance', direction: 'DESC' }, byPosition], isFor: () => true }
const campaigns = new Map<string, Campaign>([
  ['new', { order: [{ field: 'newest', direction: 'DESC' }], isFor: () => true }],
  [
    'sale',
    {
      order: [{ field: 'discount', direction: 'DESC' }, byPosition],
      isFor: ({ discountPercent }) => discountPercent > 0,
    },
  ],
])

/** The products of a campaign without sold-out ones. Any type but `new` and `sale` gets the most popular products. */
export async function campaignProducts(ctx: Context, input: { campaign_type: string; client_uuid?: string | null }) {
  if (!/^[\w-]{1,64}$/.test(input.campaign_type)) throw suggestErrors.CAMPAIGN_TYPE_INVALID()
  clientHash(input.client_uuid)
  const campaign = campaigns.get(input.campaign_type.toLowerCase()) ?? popular
  const index = await storeIndex(ctx)
  const [products, { base }] = await Promise.all([
    productsByIds(ctx, await idsOf(ctx, index, campaign)),
    storeUrls(ctx),
  ])
  return { correlation_id: randomUUID(), items: products.map((product) => offerOf(ctx, product, base)) }
}

async function idsOf(ctx: Context, index: StoreIndex, { order, isFor }: Campaign): Promise<number[]> {
  const points = await pointsOf(ctx)
  const inStock = allEntries(index).filter((entry) => entry.inStock && entry.type !== 'giftcard' && isFor(entry))
  const context = {
    locale: ctx.store.locale,
    categoryId: null,
    rankOf: ({ id }: { id: number }) => points.get(id) ?? 0,
  }
  return sortEntries(inStock, order, context)
    .slice(0, mostShown)
    .map(({ id }) => id)
}

const cache = new WeakMap<Reader, Map<number, { madeAt: number; points: Map<number, number> }>>()

/** Popularity by product. Cached for a minute, because it is requested whenever a visitor opens the search. */
async function pointsOf({ db, store, now }: Context): Promise<Map<number, number>> {
  const ofReader = cache.get(db) ?? new Map<number, { madeAt: number; points: Map<number, number> }>()
  cache.set(db, ofReader)
  const known = ofReader.get(store.id)
  if (known !== undefined && now.getTime() - known.madeAt < goodFor) return known.points
  const since = new Date(now.getTime() - retention.clicks)
  const wanted = await selectWanted(db, store.id, since, clicksOfAPiece)
  const points = new Map(wanted.map(({ productId, points: own }) => [productId, own]))
  ofReader.set(store.id, { madeAt: now.getTime(), points })
  return points
}

/** A product in the format of recommendations. */
export function offerOf(ctx: Context, product: Product, base: string) {
  return {
    sku: product.sku,
    name: product.name,
    image_url: pictureInRole(product, 'small_image').url,
    product_url: `${base}${product.urlKey}${product.index.addresses.productSuffix}`,
    currency_code: ctx.store.currency,
    final_price: toDecimal(product.final),
    regular_price: toDecimal(product.regular),
    lowest_price: product.lowest === null ? null : toDecimal(product.lowest),
  }
}
