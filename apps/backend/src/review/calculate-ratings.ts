export const mostStars = 5
/** The aspects that a review rates: quality, fit, value for money. Their message keys are `review.rating.<id>`. */
export const ratingIds = [1, 2, 3] as const

/** Magento's value id for a number of stars: 1 to 5 for rating 1, 6 to 10 for rating 2, 11 to 15 for rating 3. */
export function calculateValueId(ratingId: number, stars: number): number {
  return (ratingId - 1) * mostStars + stars
}

/** The stars of a value id; null if it does not belong to this rating. */
export function calculateStars(ratingId: number, valueId: number): number | null {
  const stars = valueId - (ratingId - 1) * mostStars
  const isKnown = ratingIds.some((id) => id === ratingId)
  return isKnown && Number.isInteger(stars) && stars >= 1 && stars <= mostStars ? stars : null
}

/** From 0 to 100, 20 for each star; 0 without ratings. */
export function calculateAverage(stars: readonly number[]): number {
  if (stars.length === 0) return 0
  return (stars.reduce((sum, one) => sum + one, 0) / stars.length / mostStars) * 100
}
