import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { searchContent } from './search-content.ts'

export const resolvers: Resolvers = {
  Query: {
    searchContent: (_root, { search, pageSize }, ctx) => searchContent(ctx, search, pageSize ?? 5),
  },
}
