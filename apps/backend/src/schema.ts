import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { resolvers as cart } from './cart/resolvers.ts'
import { resolvers as catalogue } from './catalogue/resolvers.ts'
import { resolvers as checkout } from './checkout/resolvers.ts'
import { resolvers as cms } from './cms/resolvers.ts'
import { resolvers as customer } from './customer/resolvers.ts'
import { resolvers as order } from './order/resolvers.ts'
import { resolvers as payment } from './payment/resolvers.ts'
import { resolvers as store } from './store/resolvers.ts'
import { resolvers as url } from './url/resolvers.ts'
import { readTypeDefs } from './type-defs.ts'

/** Joins each domain's SDL and resolvers into the one schema. */
export function createSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: readTypeDefs(),
    resolvers: [store, catalogue, cms, url, customer, cart, checkout, payment, order],
    resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
  })
}
