import type { Context } from '#src/platform/context.ts'
import { refusals } from './errors.ts'
import { isAgent } from './queries.ts'

/** The signed-in agent behind a request, whether or not it acts for a client; refuses everybody else. */
export async function ownAgent(context: Context): Promise<{ id: number; sessionHash: string }> {
  const { customerId, sessionHash } = asAgent(context)
  if (customerId === null || sessionHash === undefined) throw refusals.notAgent(context.store)
  if (!(await isAgent(context.db, customerId))) throw refusals.notAgent(context.store)
  return { id: customerId, sessionHash }
}

/** The request as the agent's own. */
export function asAgent(context: Context): Context {
  if (context.agent === undefined) return context
  const { agent, ...rest } = context
  return { ...rest, customerId: agent.id }
}
