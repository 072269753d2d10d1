import type { AgreementKind } from './agreement-kinds.ts'
import type { ConsentRecord } from './record-queries.ts'

export type SubscriptionStatus = 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNCONFIRMED' | 'UNSUBSCRIBED'

/** What somebody who subscribes asks for beyond the emails. */
export interface Wish {
  /** The phone number for text messages; null if they are not wanted. */
  telephone: string | null
  /** The consents, as they were shown. */
  consents: ConsentRecord[]
}

/** A wish that one emailed link confirms, with the store view in which it was expressed. */
export interface LinkWish extends Wish {
  storeId: number
}

/** A subscriber of the newsletter. */
export interface Subscriber {
  id: number
  websiteId: number
  email: string
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
  /** A sentence below the label, by locale. */
  smallDescriptions: Record<string, string>
}
