export const agreementKinds = [
  'registration',
  'checkout',
  'loyalty',
  'newsletter',
  'newsletter_sms',
  'product_alert',
  'subscribe_to_stock_alert',
] as const
export type AgreementKind = (typeof agreementKinds)[number]

export type SubscriptionStatus = 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNCONFIRMED' | 'UNSUBSCRIBED'

/** A grant or withdrawal of a consent, with the exact wording that was shown. */
export interface ConsentRecord {
  agreementId: number
  isGranted: boolean
  wording: string
  /** The whole text behind the wording; null if it is not known, as for imported consents. */
  content: string | null
  /** The version of the shop's own wording; null for the default wording. */
  version: number | null
}

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

export type LinkPurpose = 'newsletter' | 'newsletter_unsubscribe' | 'alert' | 'anonymization' | 'data'

/**
 * The requested link; `kind` and `productUid` are set for an unsubscribe link of an alert, and `kind` is `sms` for one that only ends
 * text messages.
 */
export interface RequestedLink {
  purpose: LinkPurpose
  email: string
  store: string
  kind?: string | undefined
  productUid?: string | undefined
  /** What a link of the newsletter confirms. */
  requested?: LinkWish
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
