/** The bank details shown to the buyer; null for details that the shop has not set. */
export interface TransferDetails {
  payee: string
  /** An IBAN without spaces; the domestic number where the bank's country has no IBANs. */
  account: string
  bic: string | null
  bankName: string | null
  /** The merchant's own text about the transfer. */
  instructions: string | null
  /** The number of days after which an unpaid order expires; 0 means never. */
  unpaidDays: number
}

/** Stored as the provider of methods that no provider collects. */
export const noProvider = 'offline'

/** Methods without a provider: bank transfer, cash on delivery, cheque. */
export const offlineMethods = ['banktransfer', 'cashondelivery', 'checkmo'] as const

/** The protocol by which notifications arrive: a card provider's, or that of a bank gateway with a redirect. */
export type Protocol = 'card' | 'bank'

/** A payment method of a store view. */
export interface PaymentMethod {
  code: string
  title: string
  /** True if a provider collects the payment, so that the order waits for its notification. */
  isOnline: boolean
  /** The account to which a bank transfer goes; null for other methods. */
  transfer: TransferDetails | null
}

/** Why a provider refused a payment. */
export type RefusalReason = 'authentication' | 'canceled' | 'card-expired' | 'declined' | 'expired' | 'funds'

export type AttemptState = 'started' | 'pending' | 'refused' | 'paid'

/** An attempt to pay an order with a provider; the amount in minor units. */
export interface Attempt {
  id: number
  /** Our unique reference, which the provider repeats in its notifications. */
  reference: string
  orderId: number
  method: string
  /** The name of the provider's registration. */
  provider: string
  amount: number
  currency: string
  state: AttemptState
  providerReference: string | null
  redirectUrl: string | null
  refusal: RefusalReason | null
  /** The pseudonym of the customer whose saved cards may be used; null for guests and agents. */
  shopper: string | null
  createdAt: Date
}

/** The buyer's locale and store view; `base` is the store view's URL with a trailing slash. */
export interface Buyer {
  locale: string
  base: string
  email: string
  country: string
  /** The order's token in the buyer's links. */
  token: string
}

/** A verified notification about one attempt; the amount in minor units. */
export interface ProviderNotification {
  /** The same id for each repetition of the notification. */
  eventId: string
  reference: string
  providerReference: string
  result: 'paid' | 'refused' | 'pending'
  /** The reason of the refusal, if the payment was refused. */
  reason?: RefusalReason
  amount: number
  currency: string
  /** True if the result comes from a poll, not from a webhook. */
  isAsked?: boolean
}

/** What a poll of one attempt returned. */
export interface PollResult {
  notifications: readonly ProviderNotification[]
  /** Whether further polls would return the same. */
  isLast: boolean
}

/** A payment provider. Its signed notifications arrive through its routes or by polling. */
export interface PaymentProvider {
  /** Opens the payment and returns the URL where the buyer pays. Idempotent per attempt. */
  start(attempt: Attempt, buyer: Buyer): Promise<string>
  /** Refunds the amount. Idempotent by key. */
  refund(attempt: Attempt, refund: { key: string; amount: number }): Promise<void>
  /** Polls the result of an attempt, which is trusted like a signed notification. */
  ask(attempt: Attempt): Promise<PollResult>
}
