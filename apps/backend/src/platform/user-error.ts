export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-already-exists'
  | 'graphql-too-many-requests'

/** A refusal the caller may read: a message, Magento's category and, where it helps a client, a code of our own. */
export class UserError extends Error {
  readonly category: ErrorCategory
  readonly code: string | undefined

  constructor(category: ErrorCategory, message: string, code?: string) {
    super(message)
    this.name = 'UserError'
    this.category = category
    this.code = code
  }
}
