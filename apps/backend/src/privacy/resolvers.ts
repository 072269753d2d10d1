import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { personalDataFile, requestPersonalDataLink } from './personal-data-file.ts'

export const resolvers: Resolvers = {
  Query: {
    personalDataFile: (_root, { format, code }, context) => personalDataFile(context, format, code ?? null),
  },
  Mutation: {
    requestPersonalDataLink: async (_root, _args, context) => ({ email: await requestPersonalDataLink(context) }),
  },
}
