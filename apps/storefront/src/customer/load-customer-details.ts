import { recall } from '#src/browser-storage/persistence.ts'
import { CustomerDetailsDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { wakePage } from '#src/layout/first-sign.ts'
import { setCustomerDetails } from './customer-details.ts'
import { endSession } from './end-session.ts'

/** Asks who the customer is. Where the server knows of no session, this device forgets it too. */
export async function loadCustomerDetails(): Promise<void> {
  try {
    const { customer } = await query(CustomerDetailsDocument, {}, undefined, { policy: 'network-only' })
    if (customer) {
      const isAgent = customer.is_agent === true || recall('agent_token') !== undefined
      // Agents must see at once for whom they act.
      if (isAgent) wakePage()
      setCustomerDetails({ isAgent, firstname: customer.firstname ?? undefined })
    }
  } catch (error) {
    if (hasCode(error, 'AGENT_TOKEN_INVALID')) {
      const { endActing } = await import('#src/agent/act-for.ts')
      return endActing('agent.notice.ended')
    }
    if (!isSignedOut(error)) return
    await endSession({ isRevoked: false, keepsDrafts: true, notice: 'customer.notice.expired' })
  }
}

/** True when the server says that nobody is signed in; what it refuses to an agent says nothing of the session. */
export function isSignedOut(error: unknown): boolean {
  return (
    error instanceof GraphqlFailure &&
    error.category === 'graphql-authorization' &&
    !error.errors[0]?.code.startsWith('AGENT_')
  )
}

const hasCode = (error: unknown, wanted: string): boolean =>
  error instanceof GraphqlFailure && error.errors.some(({ code }) => code === wanted)
