import { defaultFieldResolver, type GraphQLSchema } from 'graphql'

/** When the last root field of a dear operation may start, by the operation's context. */
const lastTurns = new WeakMap<object, Promise<void>>()

/** Marks an operation as dear: its root fields start one after the other, each in a turn of the event loop of its own. */
export const spreadRootFields = (context: object): unknown => lastTurns.set(context, Promise.resolve())

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

/**
 * Lets the requests of other visitors come between the root fields of a dear query. The products of a store are in memory, so that
 * otherwise all its fields would be completed without a pause.
 */
export function withRootTurns(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field
    field.resolve = (root, args, context: object, info) => {
      const last = lastTurns.get(context)
      if (last === undefined) return resolve(root, args, context, info)
      const turn = last.then(nextTurn)
      lastTurns.set(context, turn)
      return turn.then(() => resolve(root, args, context, info))
    }
  }
  return schema
}
