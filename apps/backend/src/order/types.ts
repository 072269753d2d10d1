import type {
  AppliedDiscount,
  CartAddress,
  GiftMessage,
  GiftTotals,
  GiftWrapping,
  LineWrapping,
} from '#src/cart/cart.ts'
import type { DeliveryDates } from '#src/checkout/checkout.ts'
import type { CardPayment } from '#src/gift-card/gift-card.ts'
import type { TransferDetails } from '#src/payment/payment.ts'
import type { PickupPlace } from '#src/store-locator/store-locator.ts'

/** Why an order was not placed, in Magento's codes. */
export interface PlaceOrderRefusal {
  code: 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE' | 'GUEST_EMAIL_MISSING' | 'UNABLE_TO_PLACE_ORDER' | 'UNDEFINED'
  message: string
  /** The lines that cannot be ordered as they are, if that is the reason. */
  unavailable?: readonly UnavailableItem[]
}

/** A line of the cart without enough stock. */
export interface UnavailableItem {
  /** The line's uid in the cart. */
  uid: string
  sku: string
  name: string
  /** How many can still be ordered. */
  left: number
}

export interface OrderTax {
  rate: number
  amount: number
  title: string
  /** The part of the amount that lies on delivery. */
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
  /** Of the row after its discount. */
  tax: number
  taxRate: number
  picture: string | null
}

export type OrderStatus = 'pending' | 'pending_payment' | 'processing' | 'complete' | 'closed' | 'canceled'

/** What decides about an order's next state; the amount in minor units. */
export interface OrderFacts {
  status: OrderStatus
  isPaid: boolean
  isShipped: boolean
  isVirtual: boolean
  /** The carrier collects the money, so that it may be shipped before it is paid. */
  isPaidAtDoor: boolean
  /** What was paid, by money or gift cards, and has not gone back; less what was spent of gift cards that it bought. */
  refundable: number
  /** Somebody has spent from a gift card that it bought. */
  isSpent: boolean
}

/** What can be done to an order after it was placed; amounts in minor units. */
export type OrderAction =
  | { name: 'payBack' | 'cancel' | 'expire' }
  | { name: 'pay'; reference: string | null }
  | { name: 'choosePayment'; isOnline: boolean; code: string; title: string; transfer: TransferDetails | null }
  | { name: 'ship'; carrier: string; title: string; trackingNumber: string | null }
  | { name: 'refund'; amount: number | null }

/** Why an action cannot be done now. */
export type TransitionRefusal =
  | 'ALREADY_DONE'
  | 'WRONG_STATUS'
  | 'SHIPPED'
  | 'NOT_PAID'
  | 'NOTHING_TO_SHIP'
  | 'AMOUNT'
  | 'CARDS_SPENT'

/** The state an action leads to with what it does to stock and money, or why it cannot be done. */
export type Transition =
  | { to: OrderStatus; stock: 'keep' | 'return' | 'take'; refund: number }
  | { refusal: TransitionRefusal }

/** Who changes an order. */
export type Actor = 'customer' | 'guest' | 'agent' | 'staff' | 'provider' | 'job'

/** A line of the trail that every change leaves. */
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

/** An order: what was bought stays as it was placed, and below it how far it has come. */
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
  /** What rules took off the delivery, which stays at its price above. */
  shippingDiscount: number
  /** What rules took off the goods. */
  discount: number
  discounts: AppliedDiscount[]
  /** What wrapping and card cost together, gross. */
  giftOptions: number
  /** What was wished for with a present; null when nothing was. */
  gifts: OrderGifts | null
  /** The codes of the coupons that were used. */
  couponCodes: string[]
  tax: number
  /** What was left for money. */
  grandTotal: number
  /** What gift cards paid, and how much of it has gone back to them. */
  cardPayments: CardPayment[]
  cardTotal: number
  cardReturned: number
  taxes: OrderTax[]
  shippingAddress: CartAddress | null
  billingAddress: CartAddress
  carrierCode: string | null
  methodCode: string | null
  deliveryTitle: string | null
  /** Where it is collected; null when it comes to the door. */
  pickupPlace: PickupPlace | null
  /** When it was promised to arrive; null when nothing is sent. */
  deliveryDates: DeliveryDates | null
  paymentCode: string
  paymentTitle: string
  /** The bank details given to the buyer of a bank transfer; null for older orders. */
  transfer: TransferDetails | null
  placedAt: Date
  statusChangedAt: Date | null
  paidAt: Date | null
  /** The payment that paid it, when a provider took it. */
  paidReference: string | null
  shippedAt: Date | null
  /** The money that has gone back, in minor units. */
  refunded: number
}

export interface OrderItemView extends OrderItem {
  currency: string
  /** How far the order has come; a line has no way of its own. */
  state: { isInvoiced: boolean; isShipped: boolean; isCanceled: boolean; isRefunded: boolean }
}

export interface OrderView extends Order {
  items: OrderItemView[]
}
