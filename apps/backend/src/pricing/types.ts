/** The price of a product in a store view, gross, in minor units of the store view's currency. */
export interface Price {
  regular: number
  special: number | null
  specialFrom: Date | null
  specialTo: Date | null
}

export interface PriceRow extends Price {
  productId: number
  storeId: number
}

/** What was asked for from an instant on. */
export interface PriceLogEntry {
  regular: number
  final: number
  validFrom: Date
}

export interface PriceLogRow extends PriceLogEntry {
  productId: number
  storeId: number
}

/** The rate is in hundredths of a percent: 2300 is 23 %. */
export interface TaxRate {
  country: string
  taxClass: string
  rate: number
  label: string
}

/** `changes` names what differed, for reports and dry runs. */
export interface PriceSaveReport {
  created: number
  changed: number
  unchanged: number
  changes: { productId: number; storeId: number; before: Price | null; after: Price }[]
}

/** Magento's words for what a rule does, and one of our own for delivery that costs nothing. */
export const ruleActions = ['by_percent', 'by_fixed', 'cart_fixed', 'buy_x_get_y', 'free_shipping'] as const
export type RuleAction = (typeof ruleActions)[number]

/** A rule as it stands in one store view; money in minor units of its currency, percent in hundredths. */
export interface CartRule {
  id: number
  label: string
  action: RuleAction
  percent: number
  amount: number
  buyQuantity: number
  freeQuantity: number
  /** The goods that the rule is about have to cost at least this much. */
  subtotalFrom: number
  /** What it is about; null is everything. */
  categoryIds: number[] | null
  skus: string[] | null
  priority: number
  stopsFurther: boolean
  /** It lowers what the delivery costs too. */
  appliesToShipping: boolean
  coupon: Coupon | null
}

/** What a rule may take off the delivery: a percent in hundredths, or else an amount. */
export interface DeliveryRule {
  rule: CartRule
  percent: number
  amount: number
}

export interface Coupon {
  id: number
  code: string
}

/** A line that rules may lower: gross price in minor units, the skus it answers to and its categories with those above. */
export interface DiscountableLine {
  id: number
  price: number
  quantity: number
  skus: string[]
  categoryIds: number[]
}

/** What one rule takes off a line or a cart. */
export interface RuleDiscount {
  rule: CartRule
  amount: number
}

/** Why a coupon helps nothing at the moment. */
export type CouponFault =
  | 'unknown'
  | 'not-started'
  | 'expired'
  | 'used-up'
  | 'used-by-you'
  | 'group'
  | 'goods'
  | 'subtotal'
  | 'outranked'

export interface Discounts {
  /** By the line's id; a line that nothing is taken off is missing. */
  lines: Map<number, RuleDiscount[]>
  /** In the order in which they were applied. A rule that frees the delivery takes nothing off here. */
  rules: RuleDiscount[]
  isShippingFree: boolean
  /** The rules that lower the delivery's price, in the order in which they were applied. */
  delivery: DeliveryRule[]
  idle: { rule: CartRule; fault: CouponFault; missing: number }[]
}
