/** What an import wants saved. A property that is left out keeps what is stored; a given list replaces the stored one. */
export interface AttributeDraft {
  code: string
  input?: 'select' | 'text'
  isFilterable?: boolean
  isConfigurable?: boolean
  position?: number
  label: string
  /** Locale (`pl_PL`) to label. */
  labels?: Record<string, string>
}

/** A value of a select attribute; `value` is the merchant's own word for it, unique in its attribute. */
export interface OptionDraft {
  attributeCode: string
  value: string
  /** Made from the value when left out. */
  slug?: string
  position?: number
  swatch?: string | null
  labels?: Record<string, string>
}

/** `path` holds the merchant's names from the root on: `Default Category/Girls/Dresses`. Parents are made as needed. */
export interface CategoryDraft {
  path: string
  position?: number
  isActive?: boolean
  texts?: CategoryTextDraft[]
}

export type DisplayMode = 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE' | 'BRAND'

export interface CategoryTextDraft {
  storeId: number
  name: string
  urlKey: string
  description?: string
  metaTitle?: string | null
  metaKeywords?: string | null
  metaDescription?: string | null
  displayMode?: DisplayMode
  landingPage?: string | null
  includeInMenu?: boolean
  image?: string | null
  labelColor?: string | null
  labelCss?: string | null
  badge?: string | null
  leftBlock?: string | null
  rightBlock?: string | null
}

export type ProductType = 'simple' | 'configurable' | 'virtual' | 'giftcard'
export type LinkKind = 'related' | 'upsell' | 'crosssell' | 'colour'
export type GiftCardType = 'VIRTUAL' | 'PHYSICAL' | 'COMBINED'

export interface ProductDraft {
  sku: string
  /** Needed when the product is new. */
  type?: ProductType
  attributeSet?: string
  taxClass?: string
  isVisible?: boolean
  isActive?: boolean
  weight?: number | null
  maxCartQuantity?: number
  giftcardType?: GiftCardType | null
  createdAt?: Date
  texts?: ProductTextDraft[]
  /** Values of select attributes, by attribute code and the merchant's value. */
  options?: { attributeCode: string; value: string }[]
  /** Codes of the attributes that tell the variants apart, in order. */
  superAttributes?: string[]
  /** Skus in order. */
  variants?: string[]
  categories?: { path: string; position?: number }[]
  /** Skus in order; a kind that is left out stays. `colour` may hold the product itself. */
  links?: Partial<Record<LinkKind, string[]>>
  pictures?: PictureDraft[]
  /** Minor units; store views that are not named keep theirs. */
  giftcardAmounts?: { storeId: number; amounts: number[] }[]
}

export interface ProductTextDraft {
  storeId: number
  name: string
  urlKey: string
  description?: string
  shortDescription?: string
  metaTitle?: string | null
  metaKeywords?: string | null
  metaDescription?: string | null
  /** Values of text attributes by code, merged over the stored ones. */
  attributes?: Record<string, string>
}

export interface PictureDraft {
  file: string
  label?: string | null
  /** Of `image`, `small_image`, `thumbnail`, `swatch_image`. */
  roles?: string[]
}

export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

/** What a save did, by key (attribute code, `code=value`, category path, sku). */
export interface SaveReport {
  created: number
  changed: number
  unchanged: number
  ids: Map<string, number>
  changes: { key: string; isNew: boolean; fields: FieldChange[] }[]
  /** References to what does not exist; they were left out, the rest was saved. */
  missing: { key: string; field: string; reference: string }[]
}
