import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { countSearch } from './count-search.ts'
import { campaignProducts } from './popular-products.ts'
import { searchTerm } from './search-term.ts'
import { sendItemClick } from './send-item-click.ts'
import { autocomplete, recentTerms, topQueries } from './suggestions.ts'

export const resolvers: Resolvers = {
  Query: {
    getRecentSearchTerms: async (_root, { client_uuid: uuid }, ctx) => ({ terms: await recentTerms(ctx, uuid) }),
    searchTerm: (_root, { Search: text }, ctx) => searchTerm(ctx, text),
    getTopQueries: (_root, _args, ctx) => topQueries(ctx),
    getProductsByCampaignType: (_root, { input }, ctx) => campaignProducts(ctx, input),
    getAutocompleteSuggestions: (_root, { input }, ctx) => autocomplete(ctx, input.query, input.client_uuid),
  },
  Mutation: {
    sendItemClick: async (_root, { input }, ctx) => {
      await sendItemClick(ctx, input)
      return { success: true }
    },
    sendSearch: async (_root, { input }, ctx) => {
      await countSearch(ctx, input.query, input.client_uuid)
      return { success: true }
    },
  },
}
