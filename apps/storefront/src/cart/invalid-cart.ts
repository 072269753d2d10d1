import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'

const codes = new Set(['CART_MISSING', 'CART_INVALID_OWNER', 'CART_INVALID_WEBSITE'])

/** What Magento says of such carts, which has no codes for them. */
const words =
  /^(Could not find a cart|The cart isn't active|The current user cannot perform operations on cart)|different website/

/** The cart is gone, somebody else's or of another shop; a network that failed says nothing about the cart. */
export function isInvalidCart(error: unknown): boolean {
  return (
    error instanceof GraphqlFailure && error.errors.some(({ code, message }) => codes.has(code) || words.test(message))
  )
}
