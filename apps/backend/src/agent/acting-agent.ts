import type { Context } from '#src/platform/context.ts'
import { agentErrors } from './errors.ts'
import { isAgent } from './queries.ts'

/** The signed-in agent behind a request, whether or not it acts for a client; refuses everyone else. */
export async function ownAgent(context: Context): Promise<{ id: number; sessionHash: string }> {
  const { customerId, sessionHash } = asAgent(context)
  if (customerId === null || sessionHash === undefined) throw agentErrors.NOT_AN_AGENT(context.store)
  if (!(await isAgent(context.db, customerId))) throw agentErrors.NOT_AN_AGENT(context.store)
  return { id: customerId, sessionHash }
}

/** The same request on the agent's own behalf, without the client. */
export function asAgent(context: Context): Context {
  if (context.agent === undefined) return context
  const { agent, ...rest } = context
  return { ...rest, customerId: agent.id }
}
