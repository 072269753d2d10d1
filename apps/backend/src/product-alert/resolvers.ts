import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { done } from './outcomes.ts'
import { subscribeToStockAlert } from './subscribe.ts'
import { endAlerts, unsubscribeFromProductAlert } from './unsubscribe.ts'

export const resolvers: Resolvers = {
  Mutation: {
    subscribeToStockAlert: (_root, input, context) => subscribeToStockAlert(context, input),
    unsubscribeFromProductAlert: (_root, ended, context) => unsubscribeFromProductAlert(context, ended),
    unsubscribeProductAlertByEmail: async (_root, { input }, context) => {
      await endAlerts(context, { ...input, productUid: input.product_uid ?? undefined }, input.code)
      return done
    },
  },
}
