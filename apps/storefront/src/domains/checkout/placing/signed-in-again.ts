import { createContext, useContext } from 'react'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { isInvalidCart } from '#src/domains/cart-id/invalid-cart.ts'

/** How the checkout deals with the end of the customer's session. The page provides it. */
export type CheckoutSession = {
  /** Whether the session of a customer has ended; false for a guest. Throws GraphqlFailure if the server cannot be reached. */
  readonly hasEnded: () => Promise<boolean>
  /** Asks the customer to sign in. True once they have, false if they declined. */
  readonly signIn: () => Promise<boolean>
  /** True after they declined, until they have signed in. */
  readonly isDeclined: boolean
}

const ofGuest: CheckoutSession = { hasEnded: async () => false, signIn: async () => false, isDeclined: false }

export const CheckoutSessionContext = createContext<CheckoutSession>(ofGuest)

/** The session has ended, and the customer did not sign in again. */
export class SessionEnded extends Error {
  constructor() {
    super('The session has ended')
    this.name = 'SessionEnded'
  }
}

/**
 * Returns a function that runs a request of the checkout. If the server refuses it because the customer's session has ended, the
 * customer signs in, and the request is sent again for the same cart. Throws SessionEnded if they decline.
 */
export function useSignedInAgain(cartId: string): <Result>(send: () => Promise<Result>) => Promise<Result> {
  const store = useStore()
  const session = useContext(CheckoutSessionContext)
  return async (send) => {
    try {
      return await send()
    } catch (error) {
      if (!isInvalidCart(error) || !(await session.hasEnded())) throw error
      if (!(await session.signIn())) throw new SessionEnded()
      // Another customer has signed in, or the cart was ordered on another device.
      if (readCartId(store) !== cartId) throw error
      return send()
    }
  }
}
