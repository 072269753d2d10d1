import type { PostalAddress } from '#src/customer/customer.ts'
import type { CardPayment, GiftCard } from '#src/gift-card/gift-card.ts'
import type { ReferenceState } from '#src/platform/reference-data.ts'
import type { Coupon, CouponFault, RuleAction, DeliveryRule } from '#src/pricing/rules/rules.ts'

/** The input of the totals: gross prices and discounts in minor units, rates in hundredths of a percent. */
export interface TotalsInput {
  lines: { price: number; quantity: number; taxRate: number; discount: number }[]
  delivery: { price: number; freeFrom: number | null; taxRate: number } | null
  /** True if a cart rule makes delivery free at any subtotal. */
  isShippingFree: boolean
  /** The delivery discounts in order of priority. */
  deliveryRules: Pick<DeliveryRule, 'percent' | 'amount'>[]
  gifts: GiftsInput
}

/** Gift wrapping and printed card: gross prices in minor units, all at one tax rate. */
export interface GiftsInput {
  items: { price: number; quantity: number }[]
  order: number
  card: number
  taxRate: number
}

/** The prices of gift wrapping and the printed card, gross and net. */
export interface GiftTotals {
  items: number
  itemsExcludingTax: number
  order: number
  orderExcludingTax: number
  card: number
  cardExcludingTax: number
}

/** One rule's discount on a line, cart or order; gross, in minor units. `value` is the rule's percent or amount. */
export interface AppliedDiscount {
  label: string
  code: string | null
  action: RuleAction
  value: number
  amount: number
  /** True if the discount is on the delivery instead of the goods. */
  appliedTo?: 'delivery'
}

export interface LineTotals {
  price: number
  priceExcludingTax: number
  rowTotal: number
  rowTotalExcludingTax: number
  discount: number
  /** The tax of the row after its discount. */
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
  /** The tax on delivery after its discount. */
  shippingTax: number
  shippingDiscount: number
  /** The discount of each delivery rule, in the same order. */
  shippingDiscounts: number[]
  gifts: GiftTotals
  discount: number
  /** The net subtotal after the discounts. */
  discountedExcludingTax: number
  tax: number
  taxes: TaxTotal[]
  grandTotal: number
  grandTotalExcludingTax: number
}

/** Totals with gift card payments; `owed` is what is left to pay. */
export interface PaidTotals extends Totals {
  cardPayments: CardPayment[]
  owed: number
}

export interface CartAddress extends PostalAddress {
  customerNotes?: string
  pickupLocationCode?: string
}

/** The amount (in minor units) and texts of a gift card being bought. */
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
  giftWrappingId: number | null
  giftMessage: GiftMessage | null
  giftReceipt: boolean
  printedCard: boolean
  /** The coupon codes as entered by the shopper, including codes that give no discount at the moment. */
  couponCodes: string[]
  /** The gift cards entered by the shopper, each with the balance that was last shown, in minor units. */
  seenCards: SeenCard[]
}

export interface SeenCard {
  id: number
  balance: number
}

export interface StoredLine {
  id: number
  productId: number
  variantId: number
  quantity: number
  giftCard: GiftCardOptions | null
  giftWrappingId: number | null
  /** How many pieces are gift-wrapped; null means all. */
  wrappedQuantity: number | null
  giftMessage: GiftMessage | null
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

/** The product data that the cart needs, for one store view. `onHand` is null for products without stock control. */
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
  /** The maximum quantity that can be bought now: the stock, or the product's own limit. */
  maxQuantity: number
  problem: LineProblem | null
  discounts: AppliedDiscount[]
  wrapping: LineWrapping | null
  /** True for lines saved for later. */
  isSaved?: true
}

/** A gift message. */
export interface GiftMessage {
  from: string
  to: string
  message: string
}

/** A gift wrapping offered in a store view. The price per piece is gross, in minor units of its currency. */
export interface GiftWrapping {
  id: number
  design: string
  defaultMessage: string | null
  price: number
  image: string | null
}

export interface LineWrapping extends GiftWrapping {
  quantity: number
}

/** The effect of the current cart rules on a cart. */
export interface CartRules {
  discounts: AppliedDiscount[]
  isShippingFree: boolean
  /** The rules that give something now. */
  ruleIds: number[]
  /** Possible delivery discounts. The delivery price is not known yet, so each amount is a maximum. */
  deliveryRules: (Pick<DeliveryRule, 'percent' | 'amount'> & { discount: AppliedDiscount })[]
  /** The coupons that give a discount now. */
  coupons: Coupon[]
  /** The codes that give no discount now; `missing` is the amount short of the minimum subtotal, in minor units. */
  lapsedCoupons: LapsedCoupon[]
}

export interface LapsedCoupon {
  code: string
  fault: CouponFault
  missing: number
}

export interface CartView extends CartHead, CartRules {
  currency: string
  lines: CartLine[]
  /** The gift cards that can pay now, in the order they were entered. */
  giftCards: GiftCard[]
  /** The gift wrapping of the whole order. */
  wrapping: GiftWrapping | null
  /** The price of the printed card; null if none is chosen. */
  printedCardPrice: number | null
  /** The tax rate of the delivery, which is the standard rate of the destination country. */
  standardRate: number
  taxLabels: Map<number, string>
  /** The state of the tax rates, rules and methods with which the cart was calculated. */
  reference: ReferenceState
  /** How many lines a merge saved for later because they cannot be mixed. */
  savedByMerge?: number
}

export interface CartWithTotals {
  cart: CartView
  totals: PaidTotals
}

export interface LineUpdate {
  id: number | null | undefined
  uid: string | null | undefined
  quantity: number | null | undefined
  /** Undefined keeps the wrapping, null removes it. */
  wrappingId?: number | null | undefined
  giftMessage?: GiftMessage | null | undefined
}

/** A line before discounts and gift wrapping. */
export type PlainLine = Omit<CartLine, 'discounts' | 'wrapping'>
