export type SubscriptionStatus = 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNCONFIRMED' | 'UNSUBSCRIBED'

/** A subscription request; the phone number is present only when text messages are wanted. */
export interface SubscriptionRequest {
  email: string
  telephone: string | null
  agreements: number[]
}
