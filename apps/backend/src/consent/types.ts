export type SubscriptionStatus = 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNCONFIRMED' | 'UNSUBSCRIBED'

/** What somebody asks for; the telephone stands only with a wish for text messages. */
export interface SubscriptionWish {
  email: string
  telephone: string | null
  agreements: number[]
}
