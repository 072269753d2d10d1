import type { TransferDetails } from './transfer-details.ts'

/** Who takes the money; `offline` when nobody stands between the buyer and the shop. */
export type ProviderName = 'offline' | 'sandbox' | 'adyen' | 'bluemedia'

/** How a provider talks: as a card provider does, or as a bank to which the buyer is sent. */
export type Protocol = 'card' | 'bank'

/** A way to pay that a store view offers. */
export interface PaymentMethod {
  code: string
  title: string
  /** A provider takes the money, and the order waits for its word. */
  isOnline: boolean
  /** Where the money goes when the method is a bank transfer. */
  transfer: TransferDetails | null
}

/** Why a provider refused a payment. */
export type RefusalReason = 'authentication' | 'canceled' | 'card-expired' | 'declined' | 'expired' | 'funds'

export type AttemptState = 'started' | 'pending' | 'refused' | 'paid'

/** A try to pay an order with a provider; the amount in minor units. */
export interface Attempt {
  id: number
  /** Ours, unique: what the provider calls the try by. */
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

/** Where the buyer comes from and goes back to; the address of the store view ends in a slash. */
export interface Buyer {
  locale: string
  base: string
  email: string
  country: string
  /** By which the buyer knows the order. */
  token: string
}

/** What a provider has signed about one try; the amount in minor units. */
export interface ProviderWord {
  /** The same for each repetition of the same word. */
  eventId: string
  reference: string
  providerReference: string
  result: 'paid' | 'refused' | 'pending'
  /** The reason of a refusal. */
  reason?: RefusalReason
  amount: number
  currency: string
  /** The provider was asked for it. */
  isAsked?: boolean
}

/** What a provider answers when it is asked about a try. */
export interface ProviderAnswer {
  words: readonly ProviderWord[]
  /** Asking again would tell nothing else. */
  isLast: boolean
}

/** The one thing a payment provider is to the shop; its signed words come in by `payment-routes.ts`, or are asked for. */
export interface PaymentProvider {
  /** Opens the payment and answers where the buyer pays. The same attempt again opens no second payment. */
  start(attempt: Attempt, buyer: Buyer): Promise<string>
  /** Sends money back; the key makes a repetition harmless. */
  refund(attempt: Attempt, refund: { key: string; amount: number }): Promise<void>
  /** Asks what became of a try that nothing was heard about; what it answers is as good as what it signs. */
  ask(attempt: Attempt): Promise<ProviderAnswer>
}
