import type { ErrorReason } from '#src/platform/user-error.ts'

/** A request to be notified when a product is back in stock. */
export interface StockAlert {
  websiteId: number
  storeId: number
  productId: number
  email: string
  askedAt: Date
}

/** The product data of an email, in the language of a store view. */
export interface AlertProduct {
  productId: number
  storeId: number
  name: string
  urlKey: string
  /** The option labels of the variant, such as `104, red`. */
  chosen: string | null
}

/** The response to subscribing or unsubscribing. */
export interface AlertOutcome {
  success: boolean
  message: string | null
  code: 'NOT_FOUND' | 'OUT_OF_STOCK' | null
  reason: ErrorReason | null
}
