import type { Context } from '#src/platform/context.ts'
import { requireSecondFactor } from '#src/customer/second-factor/second-factor.ts'
import { agentErrors } from './errors.ts'
import { isAgent } from './queries.ts'

/** The signed-in agent behind a request, whether or not it acts for a client; refuses everyone else. */
export async function ownAgent(context: Context): Promise<{ id: number; sessionHash: string }> {
  const { customerId, sessionHash } = asAgent(context)
  if (customerId === null || sessionHash === undefined) throw agentErrors.NOT_AN_AGENT(context.store)
  if (!(await isAgent(context.db, customerId))) throw agentErrors.NOT_AN_AGENT(context.store)
  return { id: customerId, sessionHash }
}

/** Like `ownAgent`, for what opens the way to a client's data: the agent has to prove more than the password. */
export async function provenAgent(context: Context): Promise<{ id: number; sessionHash: string }> {
  const agent = await ownAgent(context)
  await requireSecondFactor(context, agent.id)
  return agent
}

/** The same request on the agent's own behalf, without the client. */
export function asAgent(context: Context): Context {
  if (context.agent === undefined) return context
  const { agent, ...rest } = context
  return { ...rest, customerId: agent.id }
}
