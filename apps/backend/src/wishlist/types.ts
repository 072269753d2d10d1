import type { Product } from '../catalogue/catalogue.ts'

/** A list as the store view shows it. It has no id until it is stored. */
export interface WishlistView {
  id: number | null
  /** Null until the customer names the list. */
  name: string | null
  visibility: 'PRIVATE' | 'PUBLIC'
  /** Whether this is the list with id `0`. */
  isFirst: boolean
  updatedAt: Date | null
  /** The code in the link of a shared list; null if it is not shared. */
  sharingCode: string | null
  /** The number of its items that the store view sells. */
  count: number
}

export interface WishlistItemView {
  id: number
  productId: number
  /** The chosen size and colour; null if none were chosen. */
  variantId: number | null
  quantity: number
  /** The customer's comment. */
  description: string | null
  addedAt: Date
  /** Whether somebody with the link of the shared list has bought it. */
  isBought: boolean
  type: Product['type']
}

/** An item to add to a list. */
export interface Wish {
  productId: number
  variantId: number | null
  quantity: number
}

/** The product with this SKU, or the parent of the variant with this SKU. */
export interface NamedProduct {
  sku: string
  productId: number
  productSku: string
  variantId: number | null
}
