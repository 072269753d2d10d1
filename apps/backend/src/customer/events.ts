/** What an emailed link is for. */
export type LinkPurpose = 'reset' | 'invite' | 'confirm'

/** A requested link. `store` is the code of the store view that sends the email. */
export interface LinkRequest {
  purpose: LinkPurpose
  email: string
  store: string
}

export interface CustomerEvents {
  /** Somebody requested a link by email. */
  'customer.linkWanted': LinkRequest
  /** Somebody tried to register an email address that already has an account. */
  'customer.registeredAgain': { email: string; store: string }
}
