import type { AppliedDiscount, CartAddress } from '#src/cart/cart.ts'
import type { GiftMessage, GiftTotals, GiftWrapping, LineWrapping } from '#src/cart/gifts/gifts.ts'
import type { DeliveryDates } from '#src/checkout/checkout.ts'
import type { GivenConsent } from '#src/consent/checkout/checkout.ts'
import type { CardPayment } from '#src/gift-card/gift-card.ts'
import type { TransferDetails } from '#src/payment/transfer/transfer.ts'
import type { ErrorReason } from '#src/platform/user-error.ts'
import type { PickupPlace } from '#src/store-locator/store-locator.ts'

/** Why an order was not placed, in Magento's codes. */
export interface PlaceOrderRefusal {
  code: 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE' | 'GUEST_EMAIL_MISSING' | 'UNABLE_TO_PLACE_ORDER' | 'UNDEFINED'
  message: string
  /** Undefined in refusals that were stored before errors had a reason. */
  reason?: ErrorReason
  /** The cart lines that caused the refusal, if it is about missing stock. */
  unavailable?: readonly UnavailableItem[]
}

/** A line of the cart without enough stock. */
export interface UnavailableItem {
  /** The line's uid in the cart. */
  uid: string
  sku: string
  name: string
  /** The quantity that can still be ordered. */
  left: number
}

export interface OrderTax {
  rate: number
  amount: number
  title: string
  /** The part of the tax that belongs to the delivery. */
  shipping: number
}

export interface OrderOption {
  label: string
  value: string
}

export interface GiftCardOnOrder {
  amount: number
  senderName: string
  senderEmail?: string
  recipientName: string
  recipientEmail?: string
  message?: string
}

export interface OrderGifts {
  wrapping: GiftWrapping | null
  message: GiftMessage | null
  receipt: boolean
  printedCard: boolean
  totals: GiftTotals
}

export interface ItemGifts {
  wrapping: LineWrapping | null
  message: GiftMessage | null
}

export interface OrderItem {
  id: number
  productId: number | null
  variantId: number | null
  sku: string
  parentSku: string | null
  type: string
  name: string
  urlKey: string | null
  options: OrderOption[]
  giftCard: GiftCardOnOrder | null
  quantity: number
  price: number
  priceExcludingTax: number
  rowTotal: number
  rowTotalExcludingTax: number
  discount: number
  discounts: AppliedDiscount[]
  gifts: ItemGifts | null
  /** The tax of the row after its discount. */
  tax: number
  taxRate: number
  picture: string | null
}

export type OrderStatus = 'pending' | 'pending_payment' | 'processing' | 'complete' | 'closed' | 'canceled'

/** The state machine's input; amounts are in minor units. */
export interface OrderFacts {
  status: OrderStatus
  isPaid: boolean
  isShipped: boolean
  isVirtual: boolean
  /** True if the buyer collects the parcel at a pickup location. */
  isCollected: boolean
  /** True if the carrier collects the payment, so that the order may ship unpaid. */
  isCashOnDelivery: boolean
  /** What was paid, gift cards included, minus refunds and minus what was spent from gift cards bought with the order. */
  refundable: number
  /** Whether anything was spent from a gift card bought with the order. */
  isSpent: boolean
}

/** What can happen to an order after it was placed; amounts are in minor units. */
export type OrderAction =
  | { name: 'payBack' | 'cancel' | 'expire' }
  | { name: 'pay'; reference: string | null }
  | { name: 'choosePayment'; isOnline: boolean; code: string; title: string; transfer: TransferDetails | null }
  | { name: 'ship'; carrier: string; title: string; trackingNumber: string | null }
  | { name: 'refund'; amount: number | null }
  | { name: 'changeAddress'; address: CartAddress }

/** What a buyer can do with an order. */
export type AllowedAction =
  | 'PAY'
  | 'CHANGE_ADDRESS'
  | 'CANCEL'
  | 'RETURN'
  | 'EXCHANGE'
  | 'WITHDRAW'
  | 'REORDER'
  | 'INVOICE'

/** Why an action is refused. */
export type TransitionRefusal =
  | 'ALREADY_DONE'
  | 'WRONG_STATUS'
  | 'SHIPPED'
  | 'NOT_PAID'
  | 'NOTHING_TO_SHIP'
  | 'AMOUNT'
  | 'CARDS_SPENT'
  | 'COLLECTED'

/** The next status and what happens to stock and money, or why the action is refused. */
export type Transition =
  | { to: OrderStatus; stock: 'keep' | 'return' | 'take'; refund: number }
  | { refusal: TransitionRefusal }

/** Who changes an order. */
export type Actor = 'customer' | 'guest' | 'agent' | 'staff' | 'provider' | 'job'

/** An entry of the order's history. Every change of the order adds one. */
export interface HistoryEntry {
  at: Date
  action: OrderAction['name'] | 'place' | 'note'
  from: OrderStatus | null
  to: OrderStatus
  reason: string
  actor: Actor
}

export interface Shipment {
  id: number
  carrier: string
  title: string
  trackingNumber: string | null
  shippedAt: Date
}

/**
 * An order: first a snapshot of the purchase, then its status and progress. Of the snapshot, only the delivery address can change, until
 * the order ships.
 */
export interface Order {
  id: number
  number: string
  token: string
  cartId: number
  storeId: number
  customerId: number | null
  email: string
  status: OrderStatus
  currency: string
  subtotal: number
  subtotalExcludingTax: number
  shipping: number
  shippingExcludingTax: number
  /** The discount on delivery; not yet subtracted from `shipping`. */
  shippingDiscount: number
  /** The discount on the goods. */
  discount: number
  discounts: AppliedDiscount[]
  /** The gross price of gift wrapping and printed card together. */
  giftOptions: number
  /** The gift options of the whole order; null if there are none. */
  gifts: OrderGifts | null
  /** The codes of the redeemed coupons. */
  couponCodes: string[]
  tax: number
  /** The amount left to pay after gift cards. */
  grandTotal: number
  /** The payments by gift card; `cardReturned` is how much has been returned to the cards. */
  cardPayments: CardPayment[]
  cardTotal: number
  cardReturned: number
  taxes: OrderTax[]
  shippingAddress: CartAddress | null
  billingAddress: CartAddress
  carrierCode: string | null
  methodCode: string | null
  deliveryTitle: string | null
  /** The pickup location; null for home delivery. */
  pickupPlace: PickupPlace | null
  /** The promised delivery dates; null when nothing is shipped. */
  deliveryDates: DeliveryDates | null
  paymentCode: string
  paymentTitle: string
  /** The bank details that were given to the buyer of a bank transfer; null for older orders. */
  transfer: TransferDetails | null
  placedAt: Date
  statusChangedAt: Date | null
  paidAt: Date | null
  /** The reference of the provider payment that paid the order; null otherwise. */
  paidReference: string | null
  shippedAt: Date | null
  /** The amount refunded so far, in minor units. */
  refunded: number
}

export interface OrderItemView extends OrderItem {
  order: Order
  currency: string
  /** The progress of the whole order. Items have no progress of their own. */
  state: { isInvoiced: boolean; isShipped: boolean; isCanceled: boolean; isRefunded: boolean }
}

/** An order, with its items if it has just been stored. */
export interface PlacedOrder extends Order {
  items?: readonly OrderItem[]
}

export interface OrderView extends Order {
  items: OrderItemView[]
}

/** Our own additions to Magento's input. Other Magento clients do not send them. */
export interface PlaceOrderOptions {
  /** The total that the shopper saw, as a decimal. */
  expectedTotal: number | null
  /** The agreements that the shopper accepted. */
  consents: readonly (GivenConsent | null)[] | null
}
