import { CustomerDetailsDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { setCustomerDetails } from './customer-details.ts'
import { endSession } from './end-session.ts'

/** Asks who the customer is. Where the server knows of no session, this device forgets it too. */
export async function loadCustomerDetails(): Promise<void> {
  try {
    const { customer } = await query(CustomerDetailsDocument, {}, undefined, { policy: 'network-only' })
    if (customer)
      setCustomerDetails({ isAgent: customer.is_agent === true, firstname: customer.firstname ?? undefined })
  } catch (error) {
    if (!isSignedOut(error)) return
    await endSession({ isRevoked: false, keepsDrafts: true })
  }
}

/** True when the server says that nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof GraphqlFailure && error.category === 'graphql-authorization'
}
