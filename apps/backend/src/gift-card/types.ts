export type GiftCardState = 'active' | 'locked' | 'voided'
export type GiftCardKind = 'VIRTUAL' | 'PHYSICAL' | 'COMBINED'

/** A gift card with its balance, in minor units of its currency. */
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
  /** The recipient's name; null if the buyer named no recipient. */
  recipientEmail: string | null
  issuedAt: Date
  expiresAt: Date | null
}

/** A card applied to a cart or an order; the amount is in minor units. */
export interface CardPayment {
  id: number
  code: string
  amount: number
}

/** A line of a paid order that contains gift cards. */
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

/** The order that contains the cards. */
export interface BuyingOrder {
  id: number
  number: string
  storeId: number
  currency: string
  email: string
  /** Whether the card is sent by email instead of by post. */
  isByMail: boolean
}
