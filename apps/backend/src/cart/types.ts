/** What totals are calculated from: gross prices in minor units, rates in hundredths of a percent. */
export interface TotalsInput {
  lines: { price: number; quantity: number; taxRate: number }[]
  delivery: { price: number; freeFrom: number | null; taxRate: number } | null
}

export interface LineTotals {
  price: number
  priceExcludingTax: number
  rowTotal: number
  rowTotalExcludingTax: number
  tax: number
  taxRate: number
}

export interface TaxTotal {
  rate: number
  amount: number
}

export interface Totals {
  lines: LineTotals[]
  subtotal: number
  subtotalExcludingTax: number
  shipping: number
  shippingExcludingTax: number
  shippingTax: number
  discount: number
  tax: number
  taxes: TaxTotal[]
  grandTotal: number
  grandTotalExcludingTax: number
}

export interface CartAddress {
  firstname: string
  lastname: string
  middlename?: string
  prefix?: string
  suffix?: string
  company?: string
  street: string[]
  city: string
  postcode?: string
  regionId?: number
  regionCode?: string
  region?: string
  countryCode: string
  telephone?: string
  fax?: string
  vatId?: string
  customerNotes?: string
  pickupLocationCode?: string
}

/** What the buyer of a gift card has written on it; the amount is in minor units. */
export interface GiftCardOptions {
  amount: number
  senderName: string
  senderEmail?: string
  recipientName: string
  recipientEmail?: string
  message?: string
}

export interface CartHead {
  id: number
  maskedId: string
  storeId: number
  groupId: number
  customerId: number | null
  email: string | null
  isActive: boolean
  shippingAddress: CartAddress | null
  billingAddress: CartAddress | null
  billingSameAsShipping: boolean
  carrierCode: string | null
  methodCode: string | null
  paymentCode: string | null
}

export interface StoredLine {
  id: number
  productId: number
  variantId: number
  quantity: number
  giftCard: GiftCardOptions | null
  signature: string
  createdAt: Date
}

export interface ChosenOption {
  attributeId: number
  attributeCode: string
  attributeLabel: string
  optionId: number
  optionLabel: string
}

export type ProductType = 'simple' | 'configurable' | 'virtual' | 'giftcard'
export type GiftCardType = 'VIRTUAL' | 'PHYSICAL' | 'COMBINED'

/** A product as the cart sees it in one store view. `onHand` is null for what is never counted. */
export interface ProductFacts {
  id: number
  sku: string
  type: ProductType
  taxClass: string
  isVisible: boolean
  isActive: boolean
  weight: number
  maxCartQuantity: number
  giftCardType: GiftCardType | null
  name: string | null
  urlKey: string | null
  picture: string | null
  price: { regular: number; final: number } | null
  onHand: number | null
}

export type LineProblem = 'out-of-stock' | 'not-available' | 'not-enough'

export interface CartLine extends StoredLine {
  currency: string
  product: ProductFacts
  variant: ProductFacts
  options: ChosenOption[]
  regularPrice: number
  price: number
  taxRate: number
  /** The most that can be bought now: what is left, or the product's own limit. */
  maxQuantity: number
  problem: LineProblem | null
}

export interface CartView extends CartHead {
  currency: string
  lines: CartLine[]
  /** The tax on delivery: the standard rate of the country the goods go to. */
  standardRate: number
  taxLabels: Map<number, string>
}

export interface CartWithTotals {
  cart: CartView
  totals: Totals
}
