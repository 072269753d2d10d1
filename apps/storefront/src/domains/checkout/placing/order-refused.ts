import { reasonOf, type ListedError } from '#src/platform/graphql/error-reason.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'

/** A line of the cart that cannot be ordered as it is. */
export type UnavailableItem = {
  /** The line's uid in the cart. */
  readonly uid: string
  readonly name: string
  /** The quantity that can still be ordered. */
  readonly available_quantity: number
}

type Refusal = ListedError & { readonly items: readonly UnavailableItem[] }

/** The server refused to place the order and left the cart unchanged. */
export class OrderRefused extends GraphqlFailure {
  /** Magento's code. */
  readonly code: string
  readonly items: readonly UnavailableItem[]

  constructor(refusal: Refusal) {
    const reason = reasonOf(refusal)
    const extensions = reason.code ? { category: 'graphql-input', ...reason } : {}
    super({ graphQLErrors: [{ message: reason.code || 'Refused without a reason', extensions }] })
    this.name = 'OrderRefused'
    this.code = refusal.code ?? ''
    this.items = refusal.items
  }
}
