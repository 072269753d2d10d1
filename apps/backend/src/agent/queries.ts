import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export interface Client {
  id: number
  email: string
  firstname: string
  lastname: string
}

const clientColumns = sql`c.id, c.email, c.firstname, c.lastname`

/**
 * The website's clients with exactly this email address and one of these spellings of a phone number; null matches any. A client who does
 * not allow agents to act is not found: an agent learns nothing, not even the name.
 */
export async function selectClients(
  db: Reader,
  request: { websiteId: number; email: string | null; numbers: string[] | null; most: number },
): Promise<Client[]> {
  const byNumber = sql`c.id in (
    select id from customer_customer where regexp_replace(telephone, '[^0-9]', '', 'g') = any(${request.numbers}::text[])
    union
    select customer_id from customer_address
    where regexp_replace(address ->> 'telephone', '[^0-9]', '', 'g') = any(${request.numbers}::text[]))`
  const { rows } = await sql<Client>`
    select ${clientColumns} from customer_customer c
    where c.website_id = ${request.websiteId} and not c.is_agent and c.allows_assistance
      ${request.email === null ? sql`` : sql`and c.email = ${request.email}`}
      ${request.numbers === null ? sql`` : sql`and ${byNumber}`}
    order by c.id limit ${request.most}`.execute(db)
  return rows
}

export async function isAgent(db: Reader, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer_customer')
    .where('id', '=', customerId)
    .where('is_agent', '=', true)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the search results and deletes the agent's results older than an hour. */
export async function insertFindings(
  tx: Writer,
  findings: readonly { hash: string; clientId: number }[],
  { agentId, now, expiresAt }: { agentId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.deleteFrom('agent_finding').where('agent_id', '=', agentId).where('expires_at', '<=', now).execute()
  if (findings.length === 0) return
  const values = findings.map(({ hash, clientId }) => ({
    search_hash: hash,
    agent_id: agentId,
    client_id: clientId,
    expires_at: expiresAt,
  }))
  await tx.insertInto('agent_finding').values(values).execute()
}

/** The client that this agent's search returned under the id, in this website and within the last hour. */
export async function selectFound(
  db: Reader,
  request: { hash: string; agentId: number; websiteId: number; now: Date },
): Promise<Client | undefined> {
  const { rows } = await sql<Client>`
    select ${clientColumns} from agent_finding f join customer_customer c on c.id = f.client_id
    where f.search_hash = ${request.hash} and f.agent_id = ${request.agentId} and not c.is_agent
      and c.website_id = ${request.websiteId} and f.expires_at > ${request.now.toISOString()}::timestamptz`.execute(db)
  return rows[0]
}

export async function insertAdoption(
  tx: Writer,
  adoption: {
    agentId: number
    clientId: number
    tokenHash: string
    cookieHash: string | null
    sessionHash: string
    startedAt: Date
    expiresAt: Date
  },
): Promise<number> {
  const row = await tx
    .insertInto('agent_adoption')
    .values({
      agent_id: adoption.agentId,
      client_id: adoption.clientId,
      token_hash: adoption.tokenHash,
      cookie_hash: adoption.cookieHash,
      session_hash: adoption.sessionHash,
      started_at: adoption.startedAt,
      expires_at: adoption.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(row.id)
}

/**
 * Whether the client allows agents to act for them. The lock makes a change of mind wait until the adoption has begun, and end
 * it.
 */
export async function lockAllowance(tx: Writer, clientId: number): Promise<boolean> {
  const { rows } = await sql<{ allows: boolean }>`
    select allows_assistance as allows from customer_customer where id = ${clientId} for share`.execute(tx)
  return rows[0]?.allows === true
}

/**
 * The agent and client of a token, if both halves match, it has not expired, the agent's session and role are still valid, and
 * the client has not forbidden it since.
 */
export async function selectAdoption(
  db: Reader,
  request: {
    tokenHash: string
    cookieHash: string | null
    sessionHash: string
    agentId: number
    websiteId: number
    now: Date
  },
): Promise<{ id: number; clientId: number } | undefined> {
  const { rows } = await sql<{ id: number; clientId: number }>`
    select a.id, a.client_id as "clientId" from agent_adoption a
    join customer_customer agent on agent.id = a.agent_id
    join customer_customer client on client.id = a.client_id
    where a.token_hash = ${request.tokenHash} and (a.cookie_hash is null or a.cookie_hash = ${request.cookieHash})
      and a.session_hash = ${request.sessionHash} and a.agent_id = ${request.agentId} and agent.is_agent
      and not client.is_agent and client.website_id = ${request.websiteId} and client.allows_assistance
      and a.started_at > coalesce(client.assistance_ended_at, '-infinity')
      and a.ended_at is null and a.expires_at > ${request.now.toISOString()}::timestamptz`.execute(db)
  return rows[0]
}

/** Ends the agent's open adoption, if any, and returns its client. */
export async function endAdoptions(
  tx: Writer,
  agentId: number,
  now: Date,
): Promise<{ id: number; clientId: number }[]> {
  const rows = await tx
    .updateTable('agent_adoption')
    .set({ ended_at: now, session_hash: null })
    .where('agent_id', '=', agentId)
    .where('ended_at', 'is', null)
    .returning(['id', 'client_id'])
    .execute()
  return rows.map((row) => ({ id: Number(row.id), clientId: row.client_id }))
}
