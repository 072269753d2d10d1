import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'

/** A line of the cart that cannot be ordered as it is. */
export type UnavailableItem = {
  /** The line's uid in the cart. */
  readonly uid: string
  readonly name: string
  /** How many can still be ordered. */
  readonly available_quantity: number
}

type Refusal = { readonly code: string; readonly message: string; readonly items: readonly UnavailableItem[] }

/** The server refused to place the order and left the cart unchanged. */
export class OrderRefused extends GraphqlFailure {
  readonly code: string
  readonly items: readonly UnavailableItem[]

  constructor({ code, message, items }: Refusal) {
    const extensions = message ? { category: 'graphql-input' } : {}
    super({ graphQLErrors: [{ message: message || 'Refused without a reason', extensions }] })
    this.name = 'OrderRefused'
    this.code = code
    this.items = items
  }
}
