import { chosenProduct, type Product } from '../catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { calculateValueId, mostStars, ratingIds } from './calculate-ratings.ts'
import { createReview } from './create-review.ts'
import { ownReviews, ratingSummary, reviewsOf } from './find-reviews.ts'

const ratingName = (locale: string, id: number | string): string => message(locale, `review.rating.${id}`)

/** The ratings, each with one to five stars. */
function ratingsMetadata(locale: string) {
  return ratingIds.map((id) => ({
    id: encodeUid(id),
    name: ratingName(locale, id),
    values: Array.from({ length: mostStars }, (_, index) => ({
      value: String(index + 1),
      value_id: encodeUid(calculateValueId(id, index + 1)),
    })),
  }))
}

interface Paging {
  pageSize?: number | null
  currentPage?: number | null
}

const ofProduct = {
  rating_summary: async (product: Product, _: object, ctx: Context) => (await ratingSummary(ctx, product)).average,
  review_count: async (product: Product, _: object, ctx: Context) => (await ratingSummary(ctx, product)).count,
  reviews: (product: Product, paging: Paging, ctx: Context) => reviewsOf(ctx, product, paging),
}

export const resolvers: Resolvers = {
  Query: {
    productReviewRatingsMetadata: (_root, _args, { store }) => ({ items: ratingsMetadata(store.locale) }),
  },
  Mutation: {
    createProductReview: async (_root, { input }, ctx) => ({ review: await createReview(ctx, input) }),
  },
  Customer: { reviews: (_customer, paging, ctx) => ownReviews(ctx, paging) },
  SimpleProduct: ofProduct,
  VirtualProduct: ofProduct,
  GiftCardProduct: ofProduct,
  ConfigurableProduct: ofProduct,
  ProductReview: {
    average_rating: ({ average }) => average,
    created_at: ({ createdAt }) => createdAt.toISOString().slice(0, 19).replace('T', ' '),
    nickname: ({ nickname }) => nickname,
    product: async ({ productId }, _args, ctx) => {
      const product = await chosenProduct(ctx, productId)
      if (product === null) throw new Error(`The reviewed product ${productId} was not found`)
      return product
    },
    ratings_breakdown: ({ stars }, _args, { store }) =>
      Object.entries(stars).map(([id, value]) => ({ name: ratingName(store.locale, id), value: String(value) })),
    summary: ({ summary }) => summary,
    text: ({ body }) => body,
  },
}
