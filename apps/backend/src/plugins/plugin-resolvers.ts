import type { PluginResolver, PublishedProduct } from '@bocian/plugin'
import type { LoadedPlugin } from '@bocian/service/plugins.ts'
import type { Product } from '#src/catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import { settingsOfStore, storeSettings, storeViewOf } from '#src/store/store.ts'
import { shopOf } from './shop-of-plugin.ts'

type Resolver = (parent: never, args: object, ctx: Context) => unknown
type Fields = Readonly<Record<string, Resolver>>

const productTypes = [
  'SimpleProduct',
  'VirtualProduct',
  'GiftCardProduct',
  'ConfigurableProduct',
  'BundleProduct',
  'GroupedProduct',
  'DownloadableProduct',
]

/** The resolvers of a plugin, as the schema calls them: each gets published objects in place of the shop's own. */
export function pluginResolvers(loaded: LoadedPlugin): Record<string, Fields> {
  const { resolvers = {} } = loaded.plugin.graphql ?? {}
  const own = Object.entries(resolvers).filter(([type]) => type !== 'ProductInterface' && type !== 'StoreConfig')
  const ofProducts = mapFields(
    resolvers['ProductInterface'],
    (resolve) => (product: Product, args, ctx) =>
      withShop(loaded, ctx, (shop) => resolve(publishedProduct(product), args, shop)),
  )
  return {
    ...Object.fromEntries(
      own.map(([type, fields]) => [
        type,
        mapFields(
          fields,
          (resolve) => (parent, args, ctx) =>
            withShop(loaded, ctx, (shop) => resolve(type === 'Query' ? null : parent, args, shop)),
        ),
      ]),
    ),
    ...Object.fromEntries(productTypes.map((type) => [type, ofProducts])),
    StoreConfig: {
      ...mapFields(
        resolvers['StoreConfig'],
        (resolve) => (config: Configured, args, ctx) =>
          withShop(loaded, ctx, (shop) => resolve(null, args, shop), config.id ?? undefined),
      ),
      ...publicSettings(loaded),
    },
  }
}

/** The part of a StoreConfig that tells its store view. */
type Configured = { id?: number | null }

const mapFields = (
  fields: Readonly<Record<string, PluginResolver>> | undefined,
  wrap: (resolve: PluginResolver) => (parent: never, args: object, ctx: Context) => unknown,
): Fields => Object.fromEntries(Object.entries(fields ?? {}).map(([name, resolve]) => [name, wrap(resolve)]))

function publicSettings(loaded: LoadedPlugin): Fields {
  const { name, settings = {} } = loaded.plugin
  return Object.fromEntries(
    Object.entries(settings).flatMap(([key, { isPublic }]) =>
      isPublic === true
        ? [
            [
              `${name}_${key}`,
              (config: Configured, _args: object, ctx: Context) =>
                withShop(loaded, ctx, (shop) => shop.settings[key], config.id ?? undefined),
            ] as const,
          ]
        : [],
    ),
  )
}

type InShop = Parameters<PluginResolver>[2]

/** For the request's store view, or for another one. */
async function withShop<Result>(
  loaded: LoadedPlugin,
  ctx: Context,
  work: (shop: InShop) => Result,
  storeId = ctx.store.id,
): Promise<Awaited<Result>> {
  if (storeId === ctx.store.id) return await work(shopOf(loaded, ctx.store, await storeSettings(ctx)))
  const store = { ...ctx.store, ...(await storeViewOf(ctx.db, storeId)) }
  return await work(shopOf(loaded, store, await settingsOfStore(ctx.db, storeId)))
}

const publishedProduct = ({ sku, name, type, final, document }: Product): PublishedProduct => ({
  sku,
  name,
  type,
  price: final,
  attributes: document.attributes,
})
