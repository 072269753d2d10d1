import type { AgreementKind } from './agreement-kinds.ts'

export type SubscriptionStatus = 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNCONFIRMED' | 'UNSUBSCRIBED'

/** A subscription request; the phone number is present only when text messages are wanted. */
export interface SubscriptionRequest {
  email: string
  telephone: string | null
  agreements: number[]
}

/** An agreement in the shop's own wording, by locale. It is not shown in languages without a label. */
export interface AgreementDraft {
  code: string
  kind: AgreementKind
  isRequired: boolean
  position: number
  /** Identifiers of the content pages that the agreement links to. */
  pages: string[]
  /** Whether accepting it also subscribes to the newsletter, once the email address is confirmed. */
  subscribes: boolean
  isActive: boolean
  labels: Record<string, string>
  contents: Record<string, string>
}
