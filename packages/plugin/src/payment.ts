/** An attempt to pay an order; the amount is in minor units. */
export interface PaymentAttempt {
  /** The shop's reference, unique for each attempt. The provider repeats it in its reports. */
  reference: string
  method: string
  amount: number
  currency: string
  /** The provider's reference; null before its first report. */
  providerReference: string | null
}

export interface PaymentBuyer {
  /** As in `pl_PL`. */
  locale: string
  country: string
  email: string
  /** The URL of the shop to which the provider sends the buyer back. Opening it proves nothing. */
  returnUrl: string
}

/** What a provider says about an attempt. The shop compares amount and currency. */
export interface PaymentReport {
  /** The same for each repetition of the report. */
  eventId: string
  reference: string
  providerReference: string
  result: 'paid' | 'refused' | 'pending'
  amount: number
  currency: string
}

export interface PaymentPoll {
  reports: readonly PaymentReport[]
  /** Whether further polls would return the same. */
  isLast: boolean
}

/** A request to the webhook, as it was sent. */
export interface SentReport {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  body: string
}

/** The provider refuses for good, so that a repetition is of no use. Any other error is retried. */
export class FinalRefusal extends Error {
  override readonly name = 'FinalRefusal'
}

/** The account: the variables that the plugin names in `environment`. */
type Account = Readonly<Record<string, string>>

/** A payment method with a provider. The functions run outside of transactions, and may run more than once. */
export interface PaymentMethodOfPlugin {
  /** Begins with the plugin's name. */
  code: string
  /** By language, such as `pl`; `en` is for the others. */
  titles: Readonly<Record<string, string>> & { en: string }
  /** The currencies in which it collects; any if omitted. */
  currencies?: readonly string[]
  /** Opens the payment and returns the URL where the buyer pays. Idempotent by reference. */
  start(attempt: PaymentAttempt, buyer: PaymentBuyer, account: Account): Promise<string>
  /** Refunds the amount. Idempotent by key. */
  refund(attempt: PaymentAttempt, refund: { key: string; amount: number }, account: Account): Promise<void>
  /** Asks what became of an attempt. */
  ask(attempt: PaymentAttempt, account: Account): Promise<PaymentPoll>
  /** Reads what is posted to `/payment/notify/plugins/CODE`; null if it is not from the provider. */
  readReports(sent: SentReport, account: Account): readonly PaymentReport[] | null
}
