import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export type TrailOutcome = 'begun' | 'done' | 'refused' | 'forbidden'

/** An action of an agent; without a client when a search found nobody. */
export interface TrailEntry {
  at: Date
  agentId: number
  clientId: number | null
  adoptionId: number | null
  storeId: number
  action: string
  detail: string
  outcome: TrailOutcome
}

export interface TrailLine {
  at: Date
  agent: string | null
  client: string | null
  store: string
  action: string
  detail: string
  outcome: TrailOutcome
}

/** Inserts audit trail entries and returns the id of the first. */
export async function insertTrail(tx: Writer, entries: readonly TrailEntry[]): Promise<number> {
  const values = entries.map((entry) => ({
    at: entry.at,
    agent_id: entry.agentId,
    client_id: entry.clientId,
    adoption_id: entry.adoptionId,
    store_id: entry.storeId,
    action: entry.action,
    detail: entry.detail,
    outcome: entry.outcome,
  }))
  const rows = await tx.insertInto('agent_trail').values(values).returning('id').execute()
  return Number(rows[0]?.id)
}

/** Records that an agent read a kind of data, once in each adoption. */
export async function insertReading(tx: Writer, entry: TrailEntry): Promise<void> {
  await sql`
    insert into agent_trail (at, agent_id, client_id, adoption_id, store_id, action, detail, outcome)
    select ${entry.at}, ${entry.agentId}::int, ${entry.clientId}::int, ${entry.adoptionId}::bigint, ${entry.storeId}::int,
      ${entry.action}, ${entry.detail}, ${entry.outcome}
    where not exists (
      select from agent_trail where adoption_id = ${entry.adoptionId}::bigint and action = ${entry.action}
    )`.execute(tx)
}

export async function updateOutcome(tx: Writer, id: number, outcome: TrailOutcome): Promise<void> {
  await tx.updateTable('agent_trail').set({ outcome }).where('id', '=', id).execute()
}

/** The newest entries first: all of them, or those of the agent or client with this email address. */
export async function selectTrail(db: Reader, email: string | null, most: number): Promise<TrailLine[]> {
  const { rows } = await sql<TrailLine>`
    select t.at, agent.email as agent, client.email as client, v.code as store, t.action, t.detail, t.outcome
    from agent_trail t join store_view v on v.id = t.store_id
    left join customer_customer agent on agent.id = t.agent_id
    left join customer_customer client on client.id = t.client_id
    where ${email}::text is null or ${email}::text in (agent.email, client.email)
    order by t.id desc limit ${most}`.execute(db)
  return rows
}

/** An adoption as its client sees it. */
export interface OwnAdoption {
  id: string
  agentName: { firstname: string; lastname: string }
  startedAt: Date
  /** When it ended; if the agent's session ended before, the time is not known and this is the latest possible one. */
  endedAt: Date
  isRunning: boolean
}

/** The client's latest adoptions, newest first. */
export async function selectAdoptionsOf(
  db: Reader,
  request: { clientId: number; now: Date; most: number },
): Promise<OwnAdoption[]> {
  const { rows } = await sql<OwnAdoption>`
    with own as (
      select a.id, a.started_at, a.session_hash is not null and agent.is_agent and client.allows_assistance as "canRun",
        jsonb_build_object('firstname', agent.firstname, 'lastname', agent.lastname) as "agentName",
        least(a.expires_at, a.ended_at,
          case when client.assistance_ended_at >= a.started_at then client.assistance_ended_at end) as until
      from agent_adoption a
      join customer_customer agent on agent.id = a.agent_id
      join customer_customer client on client.id = a.client_id
      where a.client_id = ${request.clientId} order by a.id desc limit ${request.most}
    )
    select id::text, "agentName", started_at as "startedAt", until as "endedAt",
      "canRun" and until > ${request.now.toISOString()}::timestamptz as "isRunning"
    from own order by own.id desc`.execute(db)
  return rows
}

/** How often each mutation succeeded in each of these adoptions, in the order of the first one. */
export async function selectActs(
  db: Reader,
  adoptionIds: readonly string[],
): Promise<{ adoptionId: string; action: string; count: number }[]> {
  if (adoptionIds.length === 0) return []
  const { rows } = await sql<{ adoptionId: string; action: string; count: number }>`
    select adoption_id::text as "adoptionId", action, count(*)::int as count from agent_trail
    where adoption_id = any(${adoptionIds}::bigint[]) and outcome = 'done'
    group by adoption_id, action order by min(id)`.execute(db)
  return rows
}
