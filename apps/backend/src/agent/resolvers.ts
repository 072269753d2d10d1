import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { adoptClient, removeAdoptedClient } from './adopt-client.ts'
import { ownAdoptions } from './own-adoptions.ts'
import { searchClients } from './search-clients.ts'

export const resolvers: Resolvers = {
  Customer: { agent_adoptions: ({ id }, _args, context) => (id == null ? [] : ownAdoptions(context, id)) },
  Query: {
    searchClientToAdopt: async (_root, args, context) => {
      const found = await searchClients(context, {
        email: args.customer_email ?? '',
        telephone: args.telephone ?? '',
      })
      return found.map(({ searchId, firstname, lastname, email }) => ({
        search_id: searchId,
        firstname,
        lastname,
        email,
      }))
    },
  },
  Mutation: {
    generateAgentToken: async (_root, { input }, context) => ({
      token: await adoptClient(context, {
        register: input.register,
        email: input.customer_email ?? '',
        searchId: input.customer_id ?? '',
      }),
    }),
    removeAdoptedClient: async (_root, _args, context) => ({ result: await removeAdoptedClient(context) }),
  },
}
