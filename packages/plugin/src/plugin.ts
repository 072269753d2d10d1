import type { EventHandlerOfPlugin } from './events.ts'
import type { PaymentMethodOfPlugin } from './payment.ts'
import type { SlotOfPlugin } from './slots.ts'
import type { PluginResolvers, PluginSettings } from './shop.ts'

export type { OrderDelivery, OrderEvent, PublishedItem, PublishedOrder, PublishedPayment } from './events.ts'
export {
  FinalRefusal,
  type PaymentAttempt,
  type PaymentBuyer,
  type PaymentPoll,
  type PaymentReport,
  type SentReport,
} from './payment.ts'
export { slotPlaces, type SlotPlace, type SlotProps } from './slots.ts'
export type {
  PluginResolver,
  PluginResolvers,
  PluginSetting,
  PluginSettings,
  PublishedProduct,
  PublishedStore,
  ShopOfPlugin,
} from './shop.ts'
export type { EventHandlerOfPlugin, PaymentMethodOfPlugin, SlotOfPlugin }

/** The version of this interface. The second number grows with additions, the first with changes that break plugins. */
export const apiVersion = '1.0'

/** All that a plugin adds to a shop. Its package exports it as the default. */
export interface Plugin {
  /** Lower-case letters, digits and `_`. The names of all that the plugin adds begin with it. */
  name: string
  /** The version of this interface for which the plugin was written, such as `1.0`. */
  apiVersion: string
  /** The environment variables of its account and its secrets. All are set or none: without them, its payment methods are off. */
  environment?: readonly string[]
  /** By key. The path of each is `plugins/NAME/KEY`. */
  settings?: PluginSettings
  graphql?: {
    /** Types of its own, and extensions of `Query`, `StoreConfig` and `ProductInterface`. */
    types: string
    resolvers: PluginResolvers
  }
  events?: readonly EventHandlerOfPlugin[]
  payments?: readonly PaymentMethodOfPlugin[]
  slots?: readonly SlotOfPlugin[]
}

/** Returns the plugin as it is, so that an editor completes and checks it. */
export const definePlugin = (plugin: Plugin): Plugin => plugin
