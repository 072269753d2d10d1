import { CustomerDetailsDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { hasCode } from '#src/platform/graphql/graphql-failure.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { isSignedOut } from '../token/is-signed-out.ts'
import { readToken } from '../token/session-token.ts'

/**
 * Whether the session has ended, by its lifetime or on the server, for example because the password was changed on another device.
 * Call it for a visitor who was signed in. Throws GraphqlFailure if the server cannot be reached.
 */
export async function hasSessionEnded(store: StoreView): Promise<boolean> {
  if (!readToken(store)) return true
  try {
    const options = { policy: 'network-only', isOptional: true, rejectsPartial: true } as const
    await query(CustomerDetailsDocument, {}, undefined, options)
    return false
  } catch (error) {
    if (isSignedOut(error)) return true
    // The session lives, but the agent no longer acts for the client.
    if (hasCode(error, 'AGENT_TOKEN_INVALID')) return false
    throw error
  }
}
