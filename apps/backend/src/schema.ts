import { makeExecutableSchema } from '@graphql-tools/schema'
import { isInputObjectType, type GraphQLSchema } from 'graphql'
import type { LoadedPlugin } from '@bocian/service/plugins.ts'
import { watchAgents } from './agent/agent.ts'
import { resolvers as agent } from './agent/resolvers.ts'
import { resolvers as attribute } from './attribute/resolvers.ts'
import { resolvers as blog } from './blog/resolvers.ts'
import { resolvers as cart } from './cart/resolvers.ts'
import { resolvers as catalogue } from './catalogue/resolvers.ts'
import { resolvers as checkout } from './checkout/resolvers.ts'
import { resolvers as cms } from './cms/resolvers.ts'
import { resolvers as compare } from './compare/resolvers.ts'
import { resolvers as consent } from './consent/resolvers.ts'
import { resolvers as customer } from './customer/resolvers.ts'
import { resolvers as dynamicBlock } from './dynamic-block/resolvers.ts'
import { resolvers as giftCard } from './gift-card/resolvers.ts'
import { resolvers as label } from './label/resolvers.ts'
import { resolvers as lookbook } from './lookbook/resolvers.ts'
import { resolvers as loyalty } from './loyalty/resolvers.ts'
import { resolvers as opening } from './opening/resolvers.ts'
import { resolvers as order } from './order/resolvers.ts'
import { resolvers as payment } from './payment/resolvers.ts'
import { resolvers as privacy } from './privacy/resolvers.ts'
import { pluginResolvers, typesOfPlugins } from './plugins/plugins.ts'
import { errorReason } from './platform/error-reason.ts'
import { cleanInputs } from './platform/graphql/clean-inputs.ts'
import { withRootTurns } from './platform/graphql/root-turns.ts'
import { resolvers as productAlert } from './product-alert/resolvers.ts'
import { resolvers as recommendation } from './recommendation/resolvers.ts'
import { resolvers as returns } from './returns/resolvers.ts'
import { resolvers as review } from './review/resolvers.ts'
import { resolvers as search } from './search/resolvers.ts'
import { resolvers as seo } from './seo/resolvers.ts'
import { resolvers as store } from './store/resolvers.ts'
import { resolvers as storeLocator } from './store-locator/resolvers.ts'
import { resolvers as suggest } from './suggest/resolvers.ts'
import { resolvers as url } from './url/resolvers.ts'
import { resolvers as wishlist } from './wishlist/resolvers.ts'
import { readTypeDefs } from './type-defs.ts'

const typeDefs = readTypeDefs()

/**
 * Joins each domain's SDL and resolvers into one schema. As in Magento, the filter input has a field for each filterable
 * attribute of the catalogue, including imported ones. Plugins add fields and types, and change none.
 */
export function createSchema(
  filterCodes: readonly string[] = [],
  plugins: readonly LoadedPlugin[] = [],
): GraphQLSchema {
  const own = plugins.length === 0 ? typeDefs : `${typeDefs}\n${typesOfPlugins(typeDefs, plugins)}`
  const ofPlugins = plugins.map(pluginResolvers)
  const schema = joinSchema(own, ofPlugins)
  const filter = schema.getType('ProductAttributeFilterInput')
  const known = isInputObjectType(filter) ? filter.getFields() : {}
  const added = filterCodes.filter((code) => known[code] === undefined && /^[A-Za-z]\w{0,63}$/.test(code))
  if (added.length === 0) return schema
  const fields = added.map((code) => `  ${code}: FilterEqualTypeInput`).join('\n')
  return joinSchema(`${own}\nextend input ProductAttributeFilterInput {\n${fields}\n}`, ofPlugins)
}

function joinSchema(text: string, ofPlugins: readonly ReturnType<typeof pluginResolvers>[]): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: text,
    resolvers: [
      errorReason,
      store,
      catalogue,
      attribute,
      cms,
      dynamicBlock,
      blog,
      storeLocator,
      url,
      customer,
      agent,
      consent,
      productAlert,
      giftCard,
      label,
      lookbook,
      loyalty,
      wishlist,
      compare,
      review,
      cart,
      checkout,
      payment,
      opening,
      order,
      returns,
      privacy,
      recommendation,
      search,
      seo,
      suggest,
      ...ofPlugins,
    ],
    resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
  })
  return withRootTurns(cleanInputs(watchAgents(schema)))
}
