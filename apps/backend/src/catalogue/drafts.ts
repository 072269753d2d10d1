/** Data to save from an import. Missing properties keep their stored values; a given list replaces the stored list. */
export interface AttributeDraft {
  code: string
  input?: 'select' | 'text'
  isFilterable?: boolean
  isConfigurable?: boolean
  position?: number
  label: string
  /** Labels by locale (`pl_PL`). */
  labels?: Record<string, string>
}

/** An option of a select attribute. `value` is the merchant's name for it, unique in the attribute. */
export interface OptionDraft {
  attributeCode: string
  value: string
  /** The option's name in URLs; derived from the value if missing. */
  slug?: string
  position?: number
  swatch?: string | null
  isDefault?: boolean
  labels?: Record<string, string>
}

/** `path` joins the admin names from the root: `Default Category/Girls/Dresses`. Missing parents are created. */
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
  metaRobots?: string | null
  seoName?: string | null
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
  /** Must be set for a new product. */
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
  /** Codes of the attributes by which the variants differ, in display order. */
  superAttributes?: string[]
  /** SKUs in display order. */
  variants?: string[]
  categories?: { path: string; position?: number }[]
  /** SKUs in display order. A missing kind keeps its stored links. `colour` may include the product itself. */
  links?: Partial<Record<LinkKind, string[]>>
  pictures?: PictureDraft[]
  /** Where a store view differs from `isActive` and `isVisible`; null ends the difference. What is not listed is kept. */
  inStores?: { storeId: number; isActive?: boolean | null; isVisible?: boolean | null }[]
  /** Minor units. Store views that are not listed keep their amounts. */
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
  /** Any of the roles `image`, `small_image`, `thumbnail`, `swatch_image`. */
  roles?: string[]
}

export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

/** The result of a save. Keys are attribute codes, `code=value`, category paths or SKUs. */
export interface SaveReport {
  created: number
  changed: number
  unchanged: number
  ids: Map<string, number>
  changes: { key: string; isNew: boolean; fields: FieldChange[] }[]
  /** References to missing attributes, options, categories or products. They were skipped; the rest was saved. */
  missing: { key: string; field: string; reference: string }[]
}
