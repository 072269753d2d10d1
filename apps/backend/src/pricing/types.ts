/** The price of a product in a store view: gross, in minor units of the store view's currency. */
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

/** The price from a point in time on. */
export interface PriceLogEntry {
  regular: number
  final: number
  validFrom: Date
}

export interface PriceLogRow extends PriceLogEntry {
  productId: number
  storeId: number
}

/** A tax rate in hundredths of a percent: 2300 is 23 %. */
export interface TaxRate {
  country: string
  taxClass: string
  /** In hundredths of a percent. */
  rate: number
  label: string
  /** The first day on which it applies, such as `2027-01-01`; null if it always has. */
  from: string | null
}

/** `changes` lists the differences for reports and dry runs. */
export interface PriceSaveReport {
  created: number
  changed: number
  unchanged: number
  changes: { productId: number; storeId: number; before: Price | null; after: Price }[]
}

/** The actions of Magento's cart rules, and our own `free_shipping`. */
export const ruleActions = ['by_percent', 'by_fixed', 'cart_fixed', 'buy_x_get_y', 'free_shipping'] as const
export type RuleAction = (typeof ruleActions)[number]

/** A cart rule in one store view; amounts in minor units of its currency, percent in hundredths. */
export interface CartRule {
  id: number
  label: string
  action: RuleAction
  percent: number
  amount: number
  buyQuantity: number
  freeQuantity: number
  /** The minimum subtotal of the products that match the rule. */
  subtotalFrom: number
  /** The categories that match; null if all products match. */
  categoryIds: number[] | null
  skus: string[] | null
  priority: number
  stopsFurther: boolean
  /** Whether the rule also discounts the delivery. */
  appliesToShipping: boolean
  coupon: Coupon | null
}

/** A possible delivery discount: a percentage in hundredths, or an amount. */
export interface DeliveryRule {
  rule: CartRule
  percent: number
  amount: number
}

export interface Coupon {
  id: number
  code: string
}

/** A line as input for the discounts: its gross price in minor units, its SKUs, and its categories including parents. */
export interface DiscountableLine {
  id: number
  price: number
  quantity: number
  skus: string[]
  categoryIds: number[]
}

/** The discount of one rule on a line or cart. */
export interface RuleDiscount {
  rule: CartRule
  amount: number
}

/** Why a coupon gives no discount now. */
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
  /** Discounts by line id. A line without a discount has no entry. */
  lines: Map<number, RuleDiscount[]>
  /** Delivery discounts in the order in which they were applied. A free-delivery rule has no amount here. */
  rules: RuleDiscount[]
  isShippingFree: boolean
  /** The rules that discount the delivery, in the order in which they are applied. */
  delivery: DeliveryRule[]
  idle: { rule: CartRule; fault: CouponFault; missing: number }[]
}
