import type { RequestedLink } from './mail-links.ts'

export interface ConsentEvents {
  /** Someone requested a link by email. */
  'consent.linkWanted': RequestedLink
  /** Someone confirmed an anonymization request. */
  'consent.anonymizationConfirmed': { email: string; store: string }
}
