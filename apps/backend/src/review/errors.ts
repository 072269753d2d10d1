import { defineErrors, defineLocalErrors } from '#src/platform/user-error.ts'

export const reviewErrors = defineLocalErrors({
  REVIEWS_DISABLED: ['graphql-authorization', 'review.switchedOff'],
  REVIEWED_PRODUCT_NOT_FOUND: [
    'graphql-no-such-entity',
    'review.unknownProduct',
    { sku: 'string' },
    'PRODUCT_NOT_FOUND',
  ],
  REVIEW_INCOMPLETE: ['graphql-input', 'review.incomplete'],
  REVIEW_TOO_LONG: ['graphql-input', 'review.tooLong', { most: 'number' }],
  REVIEW_RATING_UNKNOWN: ['graphql-input', 'review.unknownRating'],
  REVIEW_RATING_MISSING: ['graphql-input', 'review.noRating'],
})

export const guestReviewErrors = defineErrors({
  REVIEW_BY_GUEST: ['graphql-authorization', "Guest customers aren't allowed to add product reviews."],
})
