import { fullName } from '@bocian/rules/person-name.ts'
import type { Context } from '#src/platform/context.ts'
import type { AgentActKindEnum, AgentAdoption } from '#src/platform/resolvers.gen.ts'
import { shownKind } from './allowed-acts.ts'
import { agentErrors } from './errors.ts'
import { selectActs, selectAdoptionsOf } from './trail-queries.ts'

const most = 50

/** The latest periods in which agents acted for the signed-in customer, and what they did, in a few kinds. */
export async function ownAdoptions(context: Context, customerId: number): Promise<AgentAdoption[]> {
  if (context.agent !== undefined) throw agentErrors.AGENT_FORBIDDEN(context.store)
  const adoptions = await selectAdoptionsOf(context.db, { clientId: customerId, now: context.now, most })
  const acts = await selectActs(
    context.db,
    adoptions.map(({ id }) => id),
  )
  return adoptions.map(({ id, agentName, startedAt, endedAt, isRunning }) => ({
    id,
    agent_name: fullName(context.store.locale, agentName) || null,
    started_at: startedAt.toISOString(),
    ended_at: endedAt.toISOString(),
    is_running: isRunning,
    acts: countKinds(acts.filter(({ adoptionId }) => adoptionId === id)),
  }))
}

function countKinds(acts: readonly { action: string; count: number }[]): { kind: AgentActKindEnum; count: number }[] {
  const counts = new Map<AgentActKindEnum, number>()
  for (const { action, count } of acts) {
    const kind = shownKind(action)
    if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + count)
  }
  return [...counts].map(([kind, count]) => ({ kind, count }))
}
