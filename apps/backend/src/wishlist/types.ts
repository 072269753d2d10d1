import type { Product } from '../catalogue/catalogue.ts'

/** A list as the store view shows it; one that was never written to has no id yet. */
export interface WishlistView {
  id: number | null
  /** Null until the customer has named it. */
  name: string | null
  visibility: 'PRIVATE' | 'PUBLIC'
  /** The list `0`. */
  isFirst: boolean
  updatedAt: Date | null
  /** How many of its items are sold in the store view. */
  count: number
}

export interface WishlistItemView {
  id: number
  productId: number
  /** The size and colour that were chosen; null when none were. */
  variantId: number | null
  quantity: number
  /** The customer's remark. */
  description: string | null
  addedAt: Date
  type: Product['type']
}

/** What goes on a list. */
export interface Wish {
  productId: number
  variantId: number | null
  quantity: number
}

/** A product that a sku names: itself, or with the sku of a variant the product it belongs to. */
export interface NamedProduct {
  sku: string
  productId: number
  productSku: string
  variantId: number | null
}
