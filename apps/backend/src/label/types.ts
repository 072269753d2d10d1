export type LabelMode = 'CATEGORY' | 'PRODUCT'
export const appliesTo = ['all', 'new', 'sale', 'option', 'sku'] as const

/** A label of a store view as staff write it. */
export interface LabelDraft {
  code: string
  storeId: number
  name: string
  /** HTML, of which a copyable span and emphasis are kept. */
  txt: string
  /** A path below the media folder. */
  image: string | null
  appliesTo: (typeof appliesTo)[number]
  /** Days for `new`, `attribute=value` for `option`, the product's own for `sku`. */
  appliesValue: string
  groupIds: number[]
  /** Such as `top-left`; null where cards do not show it. */
  categoryPosition: string | null
  categorySize: string
  categoryStyle: string
  productPosition: string | null
  productSize: string
  productStyle: string
  priority: number
}

/** A label as one product carries it. */
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
