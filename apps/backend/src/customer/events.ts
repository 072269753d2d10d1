import type { LinkRequest } from './account-links.ts'

export interface CustomerEvents {
  /** Somebody requested a link by email. */
  'customer.linkWanted': LinkRequest
  /** Somebody tried to register an email address that already has an account. */
  'customer.registeredAgain': { email: string; store: string }
}
