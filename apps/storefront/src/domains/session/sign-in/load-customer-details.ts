import { recall } from '#src/platform/storage/persistence.ts'
import { CustomerDetailsDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { hasCode } from '#src/platform/graphql/graphql-failure.ts'
import { skipFirstInteraction } from '#src/platform/hydration/first-interaction.ts'
import { setCustomerDetails } from '../token/customer-details.ts'
import { isSignedOut } from '../token/is-signed-out.ts'
import { endSession } from '../end/end-session.ts'

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
      const { endActing } = await import('../acting/act-for.ts')
      return endActing('agent.notice.ended')
    }
    if (!isSignedOut(error)) return
    await endSession({ isRevoked: false, keepsDrafts: true, notice: 'customer.notice.expired' })
  }
}
