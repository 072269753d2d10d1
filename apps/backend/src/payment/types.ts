import type { TransferDetails } from './transfer-details.ts'

/** Who collects the payment; `offline` without a provider. */
export type ProviderName = 'offline' | 'sandbox' | 'adyen' | 'bluemedia'

/** A card provider's protocol, or a bank gateway's with a redirect. */
export type Protocol = 'card' | 'bank'

/** A payment method of a store view. */
export interface PaymentMethod {
  code: string
  title: string
  /** A provider collects the payment, and the order waits for its notification. */
  isOnline: boolean
  /** Where the money goes when the method is a bank transfer. */
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
  provider: ProviderName
  amount: number
  currency: string
  state: AttemptState
  providerReference: string | null
  redirectUrl: string | null
  refusal: RefusalReason | null
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
  /** The same for each repetition of the notification. */
  eventId: string
  reference: string
  providerReference: string
  result: 'paid' | 'refused' | 'pending'
  /** The reason of a refusal. */
  reason?: RefusalReason
  amount: number
  currency: string
  /** It came from a poll, not a webhook. */
  isAsked?: boolean
}

/** What a poll of one attempt returned. */
export interface PollResult {
  notifications: readonly ProviderNotification[]
  /** Further polls would return the same. */
  isLast: boolean
}

/** A payment provider. Its signed notifications arrive through `payment-routes.ts` or by polling. */
export interface PaymentProvider {
  /** Opens the payment and returns the URL where the buyer pays. Idempotent per attempt. */
  start(attempt: Attempt, buyer: Buyer): Promise<string>
  /** Refunds the amount. Idempotent by key. */
  refund(attempt: Attempt, refund: { key: string; amount: number }): Promise<void>
  /** Polls the result of an attempt; trusted like a signed notification. */
  ask(attempt: Attempt): Promise<PollResult>
}
