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
