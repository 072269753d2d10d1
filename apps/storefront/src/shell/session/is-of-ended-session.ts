import { isInvalidCart } from '#src/domains/cart-id/invalid-cart.ts'
import { adoptedClient } from '#src/domains/session/acting/adopted-client.ts'
import { hasSessionEnded } from '#src/domains/session/end/has-session-ended.ts'
import { GraphqlFailure, hasCode } from '#src/platform/graphql/graphql-failure.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'

/** Refusals that may mean that the server no longer knows whose data it is. */
const ofStrangers = new Set(['graphql-authorization', 'graphql-no-such-entity'])

/**
 * Whether the server refused a change because the session has ended. Cart and checkout find out for themselves. An agent would sign
 * in without the client, so an agent's change is not one that can be sent again.
 */
export async function isOfEndedSession(store: StoreView, failure: Error): Promise<boolean> {
  if (!(failure instanceof GraphqlFailure) || isInvalidCart(failure) || adoptedClient()) return false
  if (hasCode(failure, 'NOT_SIGNED_IN')) return true
  return ofStrangers.has(failure.category) && hasSessionEnded(store).catch(() => false)
}
