import type { PostalAddress } from '#src/customer/customer.ts'
import type { CardPayment, GiftCard } from '#src/gift-card/gift-card.ts'
import type { Coupon, CouponFault, RuleAction, DeliveryRule } from '#src/pricing/pricing.ts'

/** What totals are calculated from: gross prices and discounts in minor units, rates in hundredths of a percent. */
export interface TotalsInput {
  lines: { price: number; quantity: number; taxRate: number; discount: number }[]
  delivery: { price: number; freeFrom: number | null; taxRate: number } | null
  /** A rule frees the delivery, whatever the goods are worth. */
  isShippingFree: boolean
  /** What rules may take off the delivery, in their order. */
  deliveryRules: Pick<DeliveryRule, 'percent' | 'amount'>[]
  gifts: GiftsInput
}

/** Wrapping and card as totals know them: gross prices in minor units, all at one rate. */
export interface GiftsInput {
  items: { price: number; quantity: number }[]
  order: number
  card: number
  taxRate: number
}

/** What wrapping and card cost; gross, and without their tax. */
export interface GiftTotals {
  items: number
  itemsExcludingTax: number
  order: number
  orderExcludingTax: number
  card: number
  cardExcludingTax: number
}

/** What one rule takes off a line, a cart or an order; gross, in minor units. `value` is the rule's percent or amount. */
export interface AppliedDiscount {
  label: string
  code: string | null
  action: RuleAction
  value: number
  amount: number
  /** What it is taken off, when it is not the goods. */
  appliedTo?: 'delivery'
}

export interface LineTotals {
  price: number
  priceExcludingTax: number
  rowTotal: number
  rowTotalExcludingTax: number
  discount: number
  /** Of the row after its discount. */
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
  /** Of the delivery after its discount. */
  shippingTax: number
  shippingDiscount: number
  /** What each of the delivery's rules takes off it, in their order. */
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

/** What a cart costs and how much of it gift cards pay: `owed` is left for money. */
export interface PaidTotals extends Totals {
  cardPayments: CardPayment[]
  owed: number
}

export interface CartAddress extends PostalAddress {
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
  giftWrappingId: number | null
  giftMessage: GiftMessage | null
  giftReceipt: boolean
  printedCard: boolean
  /** As the shopper gave them, also those that do not help at the moment. */
  couponCodes: string[]
  /** As the shopper gave them, each with the balance that was seen then; minor units. */
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
  /** How many pieces are wrapped; null is all of them. */
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
  discounts: AppliedDiscount[]
  wrapping: LineWrapping | null
  /** It lies beside the cart, put aside for later. */
  isSaved?: true
}

/** What is written to whom a present is for. */
export interface GiftMessage {
  from: string
  to: string
  message: string
}

/** A wrapping that a store view offers; gross price of a piece in minor units of its currency. */
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

/** What the rules of the moment mean for a cart. */
export interface CartRules {
  discounts: AppliedDiscount[]
  isShippingFree: boolean
  /** What may be taken off the delivery, whose price is not known here; the amount of each discount is what it may take at most. */
  deliveryRules: (Pick<DeliveryRule, 'percent' | 'amount'> & { discount: AppliedDiscount })[]
  /** The coupons that help. */
  coupons: Coupon[]
  /** Codes that do not help now, and how much is missing where goods for more would do; minor units. */
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
  /** The gift cards that can pay now, in the order they were given. */
  giftCards: GiftCard[]
  /** That of the whole order. */
  wrapping: GiftWrapping | null
  /** What a printed card costs, where one is wished for. */
  printedCardPrice: number | null
  /** The tax on delivery: the standard rate of the country the goods go to. */
  standardRate: number
  taxLabels: Map<number, string>
  /** How many lines a merge has put aside, since they do not mix. */
  putAside?: number
}

export interface CartWithTotals {
  cart: CartView
  totals: PaidTotals
}
