export interface PaymentEvents {
  /** A provider reported the result of a payment attempt. The amount is in minor units. */
  'payment.notified': {
    orderId: number
    reference: string
    result: 'paid' | 'refused' | 'pending' | 'mismatch' | 'twice'
    amount: number
    currency: string
    /** True if the result comes from a poll. */
    isAsked: boolean
  }
  /** The payment is not needed: the order was paid by another attempt, or has ended. */
  'payment.surplus': { orderId: number; reference: string }
  /** A provider may have stored cards of this shopper, or the shopper's account is deleted. The shopper is a pseudonym. */
  'payment.cardsChanged': { shopper: string }
  /** A customer removed a saved card, which must be deleted at its provider. */
  'payment.cardRemoved': { id: number }
  /** Staff must look at a payment. */
  'payment.alarmed': { orderId: number; reason: string }
}
