import type { RequestedLink } from './mail-links.ts'

export interface ConsentEvents {
  /** Somebody requested a link by email. */
  'consent.linkWanted': RequestedLink
  /** Somebody confirmed an anonymization request. */
  'consent.anonymizationConfirmed': { email: string; store: string }
}
