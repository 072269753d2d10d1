import { hashToken } from '#src/customer/customer.ts'
import type { Context, StoreView } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import type { Visitor } from '#src/platform/visitor.ts'
import { adoptionCookie } from './adopt-client.ts'
import { agentErrors } from './errors.ts'
import { selectAdoption } from './queries.ts'

/**
 * The client for whom a signed-in request with an `Agent-Data` token acts. Refuses an expired or foreign token, so that the agent
 * never changes its own account by mistake.
 */
export async function adoptedClient(
  db: Reader,
  request: {
    token: string
    session: { customerId: number; sessionHash: string }
    visitor: Visitor
    store: StoreView
    now: Date
  },
): Promise<{ clientId: number; agent: NonNullable<Context['agent']> }> {
  const { token, session, visitor, store, now } = request
  const cookie = visitor.cookie(adoptionCookie)
  const adoption = await selectAdoption(db, {
    tokenHash: hashToken(token),
    cookieHash: cookie ? hashToken(cookie) : null,
    sessionHash: session.sessionHash,
    agentId: session.customerId,
    websiteId: store.websiteId,
    now,
  })
  if (adoption === undefined) throw agentErrors.AGENT_TOKEN_INVALID(store)
  return { clientId: adoption.clientId, agent: { id: session.customerId, adoptionId: Number(adoption.id) } }
}
