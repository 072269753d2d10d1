export type LabelMode = 'CATEGORY' | 'PRODUCT'
export const appliesTo = ['all', 'new', 'sale', 'option', 'sku'] as const

/** A label of a store view as imported. */
export interface LabelDraft {
  code: string
  storeId: number
  name: string
  /** HTML, sanitized so that only emphasis and the span with the copyable code remain. */
  txt: string
  /** The path of the picture within the media folder. */
  image: string | null
  appliesTo: (typeof appliesTo)[number]
  /** The rule's value: days for `new`, `attribute=value` for `option`, the product's SKU for `sku`. */
  appliesValue: string
  groupIds: number[]
  /** The position on the picture, such as `top-left`; null if product cards do not show the label. */
  categoryPosition: string | null
  categorySize: string
  categoryStyle: string
  productPosition: string | null
  productSize: string
  productStyle: string
  priority: number
}

/** A label of one product. */
export interface ProductLabel {
  id: number
  productId: number
  name: string
  txt: string
  image: string | null
  position: string
  size: string
  style: string
  groupIds: number[]
}
