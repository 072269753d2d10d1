import { hasCode } from '#src/platform/graphql/graphql-failure.ts'

/** True if the cart was closed, or belongs to another customer or website. A network error does not make a cart invalid. */
export function isInvalidCart(error: unknown): boolean {
  return hasCode(error, 'CART_MISSING', 'CART_INVALID_OWNER', 'CART_INVALID_WEBSITE')
}
