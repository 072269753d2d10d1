import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { subscribeToStockAlert } from './subscribe.ts'
import { unsubscribeFromProductAlert } from './unsubscribe.ts'

export const resolvers: Resolvers = {
  Mutation: {
    subscribeToStockAlert: (_root, input, context) => subscribeToStockAlert(context, input),
    unsubscribeFromProductAlert: (_root, ended, context) => unsubscribeFromProductAlert(context, ended),
  },
}
