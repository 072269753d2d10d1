import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql'
import type { Context } from '#src/platform/context.ts'
import { asAgent } from './acting-agent.ts'
import { actKind, describeAct, isHiddenQuestion, readingOf } from './allowed-acts.ts'
import { agentErrors } from './errors.ts'
import { insertReading, insertTrail, updateOutcome, type TrailOutcome } from './trail-queries.ts'

type Act = (context: Context) => unknown

/**
 * Wraps every mutation and query: while an agent acts for a client, only listed mutations are allowed, and each one is recorded
 * in the audit trail before it runs. Reading a client's addresses, orders or returns is recorded too.
 */
export function watchAgents(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { name, resolve } = field
    if (resolve === undefined) continue
    field.resolve = (root, args: object, context: Context, info) =>
      change(context, { name, args }, (own) => resolve(root, args, own, info))
  }
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { name, resolve } = field
    if (resolve === undefined || !isHiddenQuestion(name)) continue
    field.resolve = (root, args, context: Context, info) => {
      if (context.agent !== undefined) throw agentErrors.AGENT_FORBIDDEN(context.store)
      return resolve(root, args, context, info)
    }
  }
  const customer = schema.getType('Customer')
  for (const field of isObjectType(customer) ? Object.values(customer.getFields()) : []) {
    const { resolve = defaultFieldResolver } = field
    const action = readingOf(field.name)
    if (action === undefined) continue
    field.resolve = async (root, args, context: Context, info) => {
      if (context.agent !== undefined) await logReading(context, action)
      return resolve(root, args, context, info)
    }
  }
  return schema
}

/** Before anything is read, so that nothing is read without an entry; once per request. */
const logReading = (context: Context, action: string): Promise<void> =>
  context.memo(`agent.${action}`, () => {
    const entry = { ...lineOf(context), action, detail: '', outcome: 'done' as const }
    return context.transaction((tx) => insertReading(tx, entry))
  })

async function change(context: Context, request: { name: string; args: object }, act: Act): Promise<unknown> {
  if (context.agent === undefined) return act(context)
  const kind = actKind(request.name)
  if (kind === 'of-agent') return act(asAgent(context))
  const isForbidden = kind === 'forbidden'
  const lineId = await logAct(context, request, isForbidden ? 'forbidden' : 'begun')
  if (isForbidden) throw agentErrors.AGENT_FORBIDDEN(context.store)
  const finish = (outcome: TrailOutcome) => context.transaction((tx) => updateOutcome(tx, lineId, outcome))
  try {
    const result = await act(context)
    await finish(isRefused(result) ? 'refused' : 'done')
    return result
  } catch (error) {
    await finish('refused')
    throw error
  }
}

function logAct(context: Context, { name, args }: { name: string; args: object }, outcome: TrailOutcome) {
  const entry = { ...lineOf(context), action: name, detail: describeAct(args), outcome }
  return context.transaction((tx) => insertTrail(tx, [entry]))
}

function lineOf({ agent, customerId, now, store }: Context) {
  if (agent === undefined) throw new Error('no agent is acting for a client')
  return { at: now, agentId: agent.id, clientId: customerId, adoptionId: agent.adoptionId, storeId: store.id }
}

const errorLists = ['errors', 'user_errors', 'userInputErrors', 'add_wishlist_items_to_cart_user_errors'] as const

/** Whether the mutation was refused with an error in its result, so that nothing was changed. */
function isRefused(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false
  const fields = result as Record<string, unknown>
  const isListed = errorLists.some((name) => Array.isArray(fields[name]) && fields[name].length > 0)
  // cancelOrder returns a single error.
  return isListed || Boolean(fields['errorV2'])
}
