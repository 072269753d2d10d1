import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'

const categories = new Set(['graphql-no-such-entity', 'graphql-authorization'])

/** The cart is gone, somebody else's or of another shop; a network that failed says nothing about the cart. */
export function isInvalidCart(error: unknown): boolean {
  if (!(error instanceof GraphqlFailure)) return false
  return categories.has(error.category) || error.message.includes('different website')
}
