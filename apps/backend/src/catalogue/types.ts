import type { GiftCardType, ProductType } from './drafts.ts'

export interface Picture {
  id: number
  file: string
  label: string | null
  position: number
  roles: string[]
}

/** Prices in minor units. `lowest` is the lowest price in the 30 days before the reduction; null if not reduced. */
export interface UnitPrice {
  regular: number
  final: number
  lowest: number | null
}

export interface VariantDocument extends UnitPrice {
  id: number
  sku: string
  name: string
  weight: number | null
  optionIds: number[]
  pictures: Picture[]
}

/** The data of a product page that is the same for all visitors of a store view. */
export interface ProductDocument {
  attributeSet: string
  taxClass: string
  weight: number | null
  maxCartQuantity: number
  createdAt: string
  updatedAt: string
  description: string
  shortDescription: string
  metaTitle: string | null
  metaKeywords: string | null
  metaDescription: string | null
  attributes: Record<string, string>
  optionIds: number[]
  pictures: Picture[]
  categoryIds: number[]
  superAttributeIds: number[]
  variants: VariantDocument[]
  links: { related: number[]; upsell: number[]; crosssell: number[]; colour: number[] }
  special: { price: number; from: string | null; to: string | null } | null
  giftcardType: GiftCardType | null
  giftcardAmounts: number[]
}

/** A visible product in a store view. */
export interface ListingRow {
  storeId: number
  productId: number
  sku: string
  type: ProductType
  name: string
  urlKey: string
  regular: number
  final: number
  maximumRegular: number
  maximumFinal: number
  lowest: number | null
  discountPercent: number
  inStock: boolean
  categoryIds: number[]
  optionIds: number[]
  stockedOptionIds: number[]
  /** The option ids of each variant in stock; empty if all combinations are available, see `stockedVariants`. */
  stockedVariants: number[][]
  position: number
  positions: Record<string, number>
  createdAt: Date
  searchText: string
  document: ProductDocument
  dueAt: Date | null
}
