export type GiftCardState = 'active' | 'locked' | 'voided'
export type GiftCardKind = 'VIRTUAL' | 'PHYSICAL' | 'COMBINED'

/** A gift card with what is left on it; amounts in minor units of its currency. */
export interface GiftCard {
  id: number
  code: string
  kind: GiftCardKind
  state: GiftCardState
  storeId: number
  currency: string
  issued: number
  balance: number
  orderId: number
  buyerEmail: string
  /** Null where the buyer named nobody. */
  recipientEmail: string | null
  issuedAt: Date
  expiresAt: Date | null
}

/** A card as a cart or an order uses it; the amount in minor units. */
export interface CardPayment {
  id: number
  code: string
  amount: number
}

/** A line of a paid order that buys gift cards. */
export interface SoldCards {
  itemId: number
  productId: number | null
  quantity: number
  amount: number
  senderName: string
  recipientName: string
  recipientEmail?: string
  message?: string
}

/** The order that buys cards. */
export interface BuyingOrder {
  id: number
  number: string
  storeId: number
  currency: string
  email: string
  /** Nothing of it is carried to a door. */
  isByMail: boolean
}
