import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { storeAvailability } from './store-availability.ts'

export const resolvers: Resolvers = {
  Query: {
    storeAvailability: (_root, { sku, location }, context) => storeAvailability(context, sku, location),
  },
  StoreAvailability: {
    source: ({ code }) => code,
    address: ({ country, ...shop }) => ({ ...shop, country_code: country }),
    phone: ({ phone }) => phone || null,
    opening_hours: ({ hours }) =>
      hours.flatMap((day, index) => {
        const [opens, closes] = day.split('-')
        return opens && closes ? [{ weekday: index + 1, opens, closes }] : []
      }),
    updated_at: ({ toldAt }) => toldAt?.toISOString() ?? null,
  },
}
