import { recall } from '#src/platform/storage/persistence.ts'
import { CustomerDetailsDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { GraphqlFailure, hasCode } from '#src/platform/graphql/graphql-failure.ts'
import { skipFirstInteraction } from '#src/platform/hydration/first-interaction.ts'
import { setCustomerDetails } from './customer-details.ts'
import { endSession } from './end-session.ts'

/** Loads the customer's details. If the customer has no valid session on the server, ends the session on this device, too. */
export async function loadCustomerDetails(): Promise<void> {
  try {
    const { customer } = await query(CustomerDetailsDocument, {}, undefined, { policy: 'network-only' })
    if (customer) {
      const isAgent = customer.is_agent === true || recall('agent_token') !== undefined
      // Agents must see immediately for whom they act.
      if (isAgent) skipFirstInteraction()
      setCustomerDetails({ isAgent, firstname: customer.firstname ?? undefined })
    }
  } catch (error) {
    if (hasCode(error, 'AGENT_TOKEN_INVALID')) {
      const { endActing } = await import('./act-for.ts')
      return endActing('agent.notice.ended')
    }
    if (!isSignedOut(error)) return
    await endSession({ isRevoked: false, keepsDrafts: true, notice: 'customer.notice.expired' })
  }
}

/** True if the server reports that nobody is signed in. A refusal for an agent says nothing about the session. */
export function isSignedOut(error: unknown): boolean {
  return (
    error instanceof GraphqlFailure &&
    error.category === 'graphql-authorization' &&
    !error.errors[0]?.code.startsWith('AGENT_')
  )
}
