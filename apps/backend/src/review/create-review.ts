import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { CreateProductReviewInput } from '#src/platform/resolvers.gen.ts'
import { storeSettings } from '../store/store.ts'
import { calculateAverage, calculateStars } from './calculate-ratings.ts'
import { guestReviewErrors, reviewErrors } from './errors.ts'
import { insertReview, selectReviewed } from './queries.ts'
import type { Review } from './types.ts'

const perAddress: AttemptLimit = { name: 'review address', most: 10, seconds: 3_600 }
const perCustomer: AttemptLimit = { name: 'review customer', most: 20, seconds: 86_400 }

const longest = { nickname: 128, summary: 255, text: 5_000, sku: 255 }

/** Stores a review, hidden until it is approved. Guests may write one if the store view allows it. */
export async function createReview(ctx: Context, input: CreateProductReviewInput): Promise<Review> {
  await checkAllowed(ctx)
  const texts = readTexts(ctx, input)
  const stars = readStars(ctx, input.ratings)
  const sku = input.sku.slice(0, longest.sku)
  const productId = await selectReviewed(ctx.db, ctx.store.id, sku)
  if (productId === undefined) throw reviewErrors.REVIEWED_PRODUCT_NOT_FOUND(ctx.store, { sku })
  const average = calculateAverage(Object.values(stars))
  const { store, customerId, visitor, now } = ctx
  const secondsToWait = await ctx.transaction(async (tx) => {
    const wait =
      (visitor?.address ? await countAttempt(tx, perAddress, visitor.address, now) : 0) ||
      (customerId === null ? 0 : await countAttempt(tx, perCustomer, String(customerId), now))
    if (wait > 0) return wait
    return insertReview(tx, { storeId: store.id, productId, customerId, ...texts, stars, average, createdAt: now })
  })
  if (typeof secondsToWait === 'number') throw tooManyAttempts(visitor, secondsToWait)
  return secondsToWait
}

async function checkAllowed(ctx: Context): Promise<void> {
  const settings = await storeSettings(ctx)
  if (settings['catalog/reviews/active'] !== '1') throw reviewErrors.REVIEWS_DISABLED(ctx.store)
  if (ctx.customerId === null && settings['catalog/reviews/allow_guest'] !== '1')
    throw guestReviewErrors.REVIEW_BY_GUEST()
}

function readTexts({ store }: Context, input: CreateProductReviewInput) {
  const read = (field: 'nickname' | 'summary' | 'text'): string => {
    const text = input[field].trim()
    if (text === '') throw reviewErrors.REVIEW_INCOMPLETE(store)
    if ([...text].length > longest[field]) throw reviewErrors.REVIEW_TOO_LONG(store, { most: longest[field] })
    return text
  }
  return { nickname: read('nickname'), summary: read('summary'), body: read('text') }
}

/** Requires at least one rating, each at most once and with a valid value. */
function readStars({ store }: Context, ratings: CreateProductReviewInput['ratings']): Record<string, number> {
  const stars = new Map<string, number>()
  for (const rating of ratings) {
    const id = numberIn(rating?.id)
    const chosen = calculateStars(id, numberIn(rating?.value_id))
    if (chosen === null || stars.has(String(id))) throw reviewErrors.REVIEW_RATING_UNKNOWN(store)
    stars.set(String(id), chosen)
  }
  if (stars.size === 0) throw reviewErrors.REVIEW_RATING_MISSING(store)
  return Object.fromEntries(stars)
}

/** The number encoded in a base64 text; NaN if there is none. */
function numberIn(text: string | null | undefined): number {
  const decoded = Buffer.from(text ?? '', 'base64').toString('utf8')
  return /^\d{1,4}$/.test(decoded) ? Number(decoded) : Number.NaN
}
