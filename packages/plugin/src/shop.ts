/** What of the shop a plugin sees: a store view, the plugin's settings there, and its environment variables. */
export interface ShopOfPlugin {
  store: PublishedStore
  /** By key; the default where nothing is stored. */
  settings: Readonly<Record<string, boolean | number | string | readonly string[]>>
  /** The variables that the plugin names; empty if they are not set. */
  environment: Readonly<Record<string, string>>
}

export interface PublishedStore {
  code: string
  /** As in `pl_PL`. */
  locale: string
  currency: string
  country: string
}

type Declared<Type extends string, Value> = {
  type: Type
  default: Value
  /** Whether clients see it, as `storeConfig { NAME_KEY }`. */
  isPublic?: boolean
}

/** A setting that can differ by store view. A `count` is a whole number from 0. */
export type PluginSetting =
  | Declared<'flag', boolean>
  | Declared<'text', string>
  | Declared<'count', number>
  | Declared<'texts', readonly string[]>

/** By key: lower-case letters, digits and `_`. */
export type PluginSettings = Readonly<Record<string, PluginSetting>>

/** What the resolver of a field of `ProductInterface` gets. */
export interface PublishedProduct {
  sku: string
  name: string
  type: 'simple' | 'configurable' | 'giftcard' | 'virtual'
  /** The price in minor units; the lowest one of a product with variants. */
  price: number
  /** The catalogue's attributes by code. */
  attributes: Readonly<Record<string, string>>
}

/**
 * `parent` is a PublishedProduct for fields of `ProductInterface`, null for those of `Query` and `StoreConfig`, and otherwise what the
 * plugin's own resolver returned. Resolvers only read.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- the plugin names the type of its parents and arguments
export type PluginResolver = (parent: any, args: any, shop: ShopOfPlugin) => unknown

/** By type and field. */
export type PluginResolvers = Readonly<Record<string, Readonly<Record<string, PluginResolver>>>>
