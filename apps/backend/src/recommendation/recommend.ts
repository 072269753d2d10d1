import type { Context } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import { findCart } from '../cart/cart.ts'
import { productById, productsByIds } from '../catalogue/catalogue.ts'
import { allEntries, storeIndex } from '../catalogue/index/index.ts'
import { storeSettings, storeUrls } from '../store/store.ts'
import { clientHash, offerOf } from '../suggest/suggest.ts'
import { calculateBestsellers } from './calculate-bestsellers.ts'
import { calculateListingPath } from './calculate-listing-path.ts'
import { calculatePicks, type Candidate } from './calculate-picks.ts'
import { recommendationErrors } from './errors.ts'
import { looked, selectCategory, selectCollection, selectProductId, selectSize, selectTogether } from './queries.ts'
import { soldLately } from './sold-lately.ts'

const most = 8
const fewest = 4
const longestWord = 200

export interface Question {
  sku?: string | null
  size?: string | null
  listingUrl?: string | null
  cartId?: string | null
  clientUuid?: string | null
}

interface Likeness {
  /** Options that the product must have in stock, such as its collection and a size. */
  optionIds: readonly number[]
  categoryId: number | null
}

type Title = 'alike' | 'category' | 'popular' | 'together'
interface Frame {
  title: Title
  ids: number[]
}

/** Recommendations for a product, a cart or a listing, or else the store's bestsellers. Empty lists are left out. */
export async function recommend(ctx: Context, question: Question) {
  const texts = Object.values(question).filter((text) => typeof text === 'string')
  if (texts.some((text) => text.length > longestWord * 10)) throw recommendationErrors.RECOMMENDATION_TEXT_TOO_LONG()
  clientHash(question.clientUuid)
  const frames = await framesOf(ctx, question)
  const { base } = await storeUrls(ctx)
  const shown = frames.filter(({ ids }) => ids.length > 0)
  return Promise.all(
    shown.map(async ({ title, ids }, index) => ({
      title: message(ctx.store.locale, `recommendation.${title}`),
      position: index + 1,
      items: (await productsByIds(ctx, ids)).map((product) => offerOf(ctx, product, base)),
    })),
  )
}

async function framesOf(ctx: Context, { sku, size, cartId, listingUrl }: Question): Promise<Frame[]> {
  if (sku) return besideProduct(ctx, sku, size ?? '')
  if (cartId) return besideCart(ctx, cartId)
  if (listingUrl) return inListing(ctx, listingUrl)
  return [frame('popular', await alike(ctx, {}))]
}

/**
 * The recommendations for a product: first products bought together with it, then those of the same collection in the same size
 * and, if these are not enough, those of the same category.
 */
async function besideProduct(ctx: Context, sku: string, size: string): Promise<Frame[]> {
  const id = await selectProductId(ctx.db, ctx.store.id, sku)
  const product = id === undefined ? null : await productById(ctx, id)
  if (product === null) return []
  const { document, index } = product
  const [together, collection, sizeId] = await Promise.all([
    selectTogether(ctx.db, ctx.store.id, [product.id]),
    selectCollection(ctx.db, product.id),
    size === '' ? undefined : selectSize(ctx.db, size, ctx.store.locale),
  ])
  const sized = sizeId === undefined ? [] : [sizeId]
  const category = document.categoryIds
    .flatMap((one) => index.taxonomy.categories.get(one) ?? [])
    .toSorted((a, b) => b.level - a.level || a.id - b.id)[0]
  const [ofCollection, ofCategory] = await Promise.all([
    collection === undefined ? [] : alike(ctx, { optionIds: [collection, ...sized] }),
    category === undefined ? [] : alike(ctx, { optionIds: sized, categoryId: category.id }),
  ])
  const taken = new Set([product.id, ...document.links.colour])
  const first = frame('together', together, taken)
  const second = frame('alike', ofCollection, taken)
  if (first.ids.length + second.ids.length >= fewest) return [first, second]
  return [first, second, frame('category', ofCategory, taken)]
}

async function besideCart(ctx: Context, cartId: string): Promise<Frame[]> {
  const { lines } = await findCart(ctx, cartId)
  const ids = [...new Set(lines.map(({ product }) => product.id))]
  const [together, popular] = await Promise.all([
    ids.length === 0 ? [] : selectTogether(ctx.db, ctx.store.id, ids),
    alike(ctx, {}),
  ])
  const taken = new Set(ids)
  const first = frame('together', together, taken)
  return first.ids.length >= fewest ? [first] : [first, frame('popular', popular, taken)]
}

async function inListing(ctx: Context, listingUrl: string): Promise<Frame[]> {
  const settings = await storeSettings(ctx)
  const path = calculateListingPath(listingUrl, {
    storeCode: ctx.store.code,
    categorySuffix: settings['catalog/seo/category_url_suffix'],
  })
  const categoryId = await selectCategory(ctx.db, ctx.store.id, path)
  return [frame('popular', await alike(ctx, { categoryId: categoryId ?? null }))]
}

/** Products of the category with these options, bestsellers first. */
async function alike(ctx: Context, { optionIds = [], categoryId = null }: Partial<Likeness>): Promise<Candidate[]> {
  const [index, sold] = await Promise.all([storeIndex(ctx), soldLately(ctx)])
  const offered = allEntries(index).filter(
    (entry) =>
      entry.inStock &&
      entry.type !== 'giftcard' &&
      optionIds.every((id) => entry.optionIds.includes(id)) &&
      (categoryId === null || entry.categoryIds.includes(categoryId)),
  )
  const products = await productsByIds(ctx, calculateBestsellers(offered, sold, looked))
  return products.map(({ id, document }) => ({ id, colours: document.links.colour }))
}

/** A list of the candidates that are not recommended yet. Marks them as recommended. */
function frame(title: Title, candidates: readonly Candidate[], taken = new Set<number>()): Frame {
  const ids = calculatePicks(candidates, taken, most)
  for (const id of ids) taken.add(id)
  return { title, ids }
}
