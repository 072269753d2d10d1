import type { RequestedLink } from './types.ts'

export interface ConsentEvents {
  /** Somebody requested a link by email. */
  'consent.linkWanted': RequestedLink
  /** Somebody subscribed to the newsletter, and the address is confirmed. */
  'consent.newsletterConfirmed': { email: string; store: string }
  /** Somebody confirmed an anonymization request. */
  'consent.anonymizationConfirmed': { id: number }
}
