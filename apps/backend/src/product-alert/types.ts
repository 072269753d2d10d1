/** Somebody's wish to hear when a product is in stock again. */
export interface StockAlert {
  websiteId: number
  storeId: number
  productId: number
  email: string
  askedAt: Date
}

/** What a letter says of a product, in the language of a store view. */
export interface AlertProduct {
  productId: number
  storeId: number
  name: string
  urlKey: string
  /** The labels of what tells the variant apart, as `104, red`. */
  chosen: string | null
}

/** What somebody is told of an alert. */
export interface AlertOutcome {
  success: boolean
  message: string | null
  code: 'NOT_FOUND' | 'OUT_OF_STOCK' | null
}
