import { checkEmail } from '@bocian/rules/validators.ts'
import { hashToken, newToken, openAccountFor } from '#src/customer/customer.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { setHostCookie } from '#src/platform/visitor.ts'
import { ownAgent, provenAgent } from './acting-agent.ts'
import { agentErrors } from './errors.ts'
import { endAdoptions, insertAdoption, lockAllowance, selectFound } from './queries.ts'
import { insertTrail } from './trail-queries.ts'

export const adoptionCookie = '__Host-a'
const adoptionSeconds = 3_600
const perAgent: AttemptLimit = { name: 'agent register', most: 20, seconds: 3_600 }

export interface AdoptionRequest {
  register: boolean
  email: string
  searchId: string
}

/**
 * Starts acting for a client: one found before, or a new one whose account is created now. Ends the agent's previous adoption.
 */
export async function adoptClient(context: Context, request: AdoptionRequest): Promise<string> {
  const agent = await provenAgent(context)
  const clientId = request.register
    ? await registerClient(context, agent.id, request.email)
    : await foundClient(context, agent.id, request.searchId)
  const token = await context.transaction(async (tx) => {
    if (!(await lockAllowance(tx, clientId))) return logRefusal(context, tx, agent.id, clientId)
    await leaveClients(context, tx, agent.id)
    return beginAdoption(context, tx, agent, { clientId, detail: request.register ? 'new account' : '' })
  })
  if (token === null) throw agentErrors.CLIENT_FORBIDS_AGENTS(context.store)
  return token
}

async function logRefusal(context: Context, tx: Writer, agentId: number, clientId: number): Promise<null> {
  const line = { at: context.now, agentId, clientId, adoptionId: null, storeId: context.store.id }
  const detail = 'the client does not allow it'
  await insertTrail(tx, [{ ...line, action: 'generateAgentToken', detail, outcome: 'refused' }])
  return null
}

async function foundClient(context: Context, agentId: number, searchId: string): Promise<number> {
  const request = { hash: hashToken(searchId), agentId, websiteId: context.store.websiteId, now: context.now }
  const client = await selectFound(context.db, request)
  if (client === undefined) throw agentErrors.CLIENT_NOT_FOUND(context.store)
  return client.id
}

async function registerClient(context: Context, agentId: number, email: string): Promise<number> {
  if (email.trim() === '' || checkEmail(email) !== null) throw agentErrors.CLIENT_EMAIL_INVALID(context.store)
  const wait = await context.transaction((tx) => countAttempt(tx, perAgent, String(agentId), context.now))
  if (wait > 0) throw tooManyAttempts(context.visitor, wait)
  const id = await openAccountFor(context, email)
  if (id === undefined) throw agentErrors.CLIENT_EMAIL_TAKEN(context.store)
  return id
}

async function beginAdoption(
  context: Context,
  tx: Writer,
  agent: { id: number; sessionHash: string },
  { clientId, detail }: { clientId: number; detail: string },
): Promise<string> {
  const { now, store, visitor } = context
  const [token, cookie] = [newToken(), visitor?.isStorefront ? newToken() : null]
  const adoptionId = await insertAdoption(tx, {
    agentId: agent.id,
    clientId,
    tokenHash: hashToken(token),
    cookieHash: cookie === null ? null : hashToken(cookie),
    sessionHash: agent.sessionHash,
    startedAt: now,
    expiresAt: new Date(now.getTime() + adoptionSeconds * 1_000),
  })
  const line = { at: now, agentId: agent.id, clientId, adoptionId, storeId: store.id }
  await insertTrail(tx, [{ ...line, action: 'generateAgentToken', detail, outcome: 'done' }])
  if (cookie !== null && visitor !== undefined) setHostCookie(visitor, adoptionCookie, cookie, adoptionSeconds)
  return token
}

/** Stops acting for a client. Returns true even if no client was adopted. */
export async function removeAdoptedClient(context: Context): Promise<boolean> {
  const { id } = await ownAgent(context)
  if (context.visitor?.isStorefront) setHostCookie(context.visitor, adoptionCookie, null, 0)
  await context.transaction((tx) => leaveClients(context, tx, id))
  return true
}

async function leaveClients(context: Context, tx: Writer, agentId: number): Promise<void> {
  const ended = await endAdoptions(tx, agentId, context.now)
  const line = { at: context.now, agentId, storeId: context.store.id, action: 'removeAdoptedClient', detail: '' }
  const entries = ended.map(({ id, clientId }) => ({ ...line, adoptionId: id, clientId, outcome: 'done' as const }))
  if (entries.length > 0) await insertTrail(tx, entries)
}
