import type { CombinedError } from '@urql/core'

/** A refused or failed GraphQL operation; `category` is Magento's, or `network` when no answer came. */
export class GraphqlFailure extends Error {
  readonly category: string
  readonly errors: readonly { readonly message: string; readonly category: string }[]

  constructor(error: CombinedError) {
    const errors = error.graphQLErrors.map((entry) => ({
      message: entry.message,
      category: String(entry.extensions['category'] ?? 'internal'),
    }))
    super(errors[0]?.message ?? 'The shop did not answer')
    this.name = 'GraphqlFailure'
    this.errors = errors
    this.category = errors[0]?.category ?? 'network'
  }
}
