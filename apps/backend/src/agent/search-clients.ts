import { phoneWritings } from '@bocian/rules/phone.ts'
import { hashToken, newToken, normalEmail } from '#src/customer/customer.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { provenAgent } from './acting-agent.ts'
import { agentErrors } from './errors.ts'
import { insertFindings, selectClients, type Client } from './queries.ts'
import { insertTrail } from './trail-queries.ts'

export interface FoundClient extends Client {
  searchId: string
}

const perMinute: AttemptLimit = { name: 'agent search', most: 30, seconds: 60 }
const perDay: AttemptLimit = { name: 'agent search day', most: 500, seconds: 86_400 }
const shortest = 3
const longest = 255
const mostFound = 20
export const findingSeconds = 3_600

/** Clients with exactly this email address or phone number, each under an id that is valid for this agent only. */
export async function searchClients(
  context: Context,
  request: { email: string; telephone: string },
): Promise<FoundClient[]> {
  const agent = await provenAgent(context)
  const email = normalEmail(request.email)
  const telephone = request.telephone.trim()
  if (email === '' && telephone === '') throw agentErrors.CLIENT_SEARCH_EMPTY(context.store)
  for (const text of [email, telephone])
    if (text !== '' && (text.length < shortest || text.length > longest))
      throw agentErrors.CLIENT_SEARCH_TOO_SHORT(context.store)
  await countSearch(context, agent.id)
  const clients = await selectClients(context.db, {
    websiteId: context.store.websiteId,
    email: email === '' ? null : email,
    numbers: telephone === '' ? null : phoneWritings(telephone, context.store.country),
    most: mostFound,
  })
  const found = clients.map((client) => ({ ...client, searchId: newToken() }))
  const detail = [email === '' ? [] : ['e-mail'], telephone === '' ? [] : ['telephone']].flat().join(' and ')
  await logSearch(context, agent.id, found, detail)
  return found
}

async function countSearch(context: Context, agentId: number): Promise<void> {
  const wait = await context.transaction(async (tx) => {
    const ofMinute = await countAttempt(tx, perMinute, String(agentId), context.now)
    return ofMinute > 0 ? ofMinute : countAttempt(tx, perDay, String(agentId), context.now)
  })
  if (wait > 0) throw tooManyAttempts(context.visitor, wait)
}

/** Adds an audit trail entry for each client found, or one entry for a search without results. The search text is not stored. */
async function logSearch(context: Context, agentId: number, found: readonly FoundClient[], detail: string) {
  const { now, store } = context
  const line = {
    at: now,
    agentId,
    adoptionId: null,
    storeId: store.id,
    action: 'searchClientToAdopt',
    detail,
    outcome: 'done' as const,
  }
  const seen = found.length === 0 ? [null] : found.map(({ id }) => id)
  const findings = found.map(({ id, searchId }) => ({ hash: hashToken(searchId), clientId: id }))
  const expiresAt = new Date(now.getTime() + findingSeconds * 1_000)
  await context.transaction(async (tx) => {
    await insertFindings(tx, findings, { agentId, now, expiresAt })
    await insertTrail(
      tx,
      seen.map((clientId) => ({ ...line, clientId })),
    )
  })
}
