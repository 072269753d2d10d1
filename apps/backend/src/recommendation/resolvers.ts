import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { recommend } from './recommend.ts'

export const resolvers: Resolvers = {
  Query: {
    getSyneriseRecommendations: (_root, { sku, size, listingUrl, cartId, clientUuid }, context) =>
      recommend(context, {
        sku: sku ?? null,
        size: size ?? null,
        listingUrl: listingUrl ?? null,
        cartId: cartId ?? null,
        clientUuid: clientUuid ?? null,
      }),
  },
}
