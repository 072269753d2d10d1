import type { CartAddress } from '#src/cart/cart.ts'

/** Why an order was not placed, in Magento's codes. */
export interface PlaceOrderRefusal {
  code: 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE' | 'GUEST_EMAIL_MISSING' | 'UNABLE_TO_PLACE_ORDER' | 'UNDEFINED'
  message: string
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
  tax: number
  taxRate: number
  picture: string | null
}

/** An order as it was placed: nothing in it is ever calculated again. */
export interface Order {
  id: number
  number: string
  token: string
  cartId: number
  storeId: number
  customerId: number | null
  email: string
  status: string
  currency: string
  subtotal: number
  subtotalExcludingTax: number
  shipping: number
  shippingExcludingTax: number
  discount: number
  tax: number
  grandTotal: number
  taxes: OrderTax[]
  shippingAddress: CartAddress | null
  billingAddress: CartAddress
  carrierCode: string | null
  methodCode: string | null
  deliveryTitle: string | null
  paymentCode: string
  paymentTitle: string
  placedAt: Date
}

export interface OrderItemView extends OrderItem {
  currency: string
}

export interface OrderView extends Order {
  items: OrderItemView[]
}
