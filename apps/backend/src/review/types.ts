/** A review of a product. */
export interface Review {
  id: number
  productId: number
  nickname: string
  summary: string
  body: string
  /** Stars from 1 to 5 by rating id. */
  stars: Record<string, number>
  /** The average, from 0 to 100. */
  average: number
  createdAt: Date
}

export interface ReviewDraft extends Omit<Review, 'id'> {
  storeId: number
  /** Null for a review by a guest. */
  customerId: number | null
}

/** The number and average of a product's approved reviews. */
export interface RatingSummary {
  count: number
  /** The mean of the averages of its reviews, from 0 to 100. */
  average: number
}
