import { hashToken } from '#src/customer/customer.ts'
import type { Context, StoreView } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import type { Visitor } from '#src/platform/visitor.ts'
import { adoptionCookie } from './adopt-client.ts'
import { refusals } from './errors.ts'
import { selectAdoption } from './queries.ts'

/**
 * For whom a signed-in request with a token in `Agent-Data` acts. A token that is not good any more, or never was in this
 * session, is refused: nothing may be done in the agent's own name by mistake.
 */
export async function adoptedClient(
  db: Reader,
  asked: {
    token: string
    session: { customerId: number; sessionHash: string }
    visitor: Visitor
    store: StoreView
    now: Date
  },
): Promise<{ clientId: number; agent: NonNullable<Context['agent']> }> {
  const { token, session, visitor, store, now } = asked
  const cookie = visitor.cookie(adoptionCookie)
  const adoption = await selectAdoption(db, {
    tokenHash: hashToken(token),
    cookieHash: cookie ? hashToken(cookie) : null,
    sessionHash: session.sessionHash,
    agentId: session.customerId,
    websiteId: store.websiteId,
    now,
  })
  if (adoption === undefined) throw refusals.ended(store)
  return { clientId: adoption.clientId, agent: { id: session.customerId, adoptionId: Number(adoption.id) } }
}
