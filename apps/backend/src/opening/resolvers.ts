import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { missingForOrders } from './missing/store-missing.ts'

export const resolvers: Resolvers = {
  StoreConfig: {
    takes_orders: async ({ id }, _args, ctx) => (await missingForOrders(ctx, id ?? ctx.store.id)).length === 0,
  },
}
