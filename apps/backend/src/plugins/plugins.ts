import type { LoadedPlugin, PluginFault } from '@bocian/service/plugins.ts'
import { offlineMethods } from '#src/payment/payment.ts'
import { declareSettings } from '#src/store/store.ts'
import { addedTypes } from './added-types.ts'
import { settingsOf } from './shop-of-plugin.ts'

export { pluginHandlers } from './plugin-events.ts'
export { pluginResolvers } from './plugin-resolvers.ts'

declare module '../platform/services.ts' {
  interface Services {
    /** The plugins with which this process runs. */
    plugins: readonly LoadedPlugin[]
  }
}

/** What of the shop plugins must not repeat. */
interface Shop {
  typeDefs: string
  /** The codes of the methods with a provider. */
  paymentCodes: readonly string[]
}

/** Why plugins cannot be used together with the shop: they would replace something of it, or of a plugin before them. */
export function pluginFaults({ typeDefs, paymentCodes }: Shop, plugins: readonly LoadedPlugin[]): PluginFault[] {
  const codes = new Set(['free', ...offlineMethods, ...paymentCodes])
  let known = typeDefs
  return plugins.flatMap(({ index, plugin }) => {
    const added = addedTypes(known, plugin)
    known = `${known}\n${added.text}`
    const taken = (plugin.payments ?? []).filter(({ code }) => codes.has(code))
    for (const { code } of plugin.payments ?? []) codes.add(code)
    return [...added.faults, ...taken.map(({ code }) => `payment method ${code}: its code is taken`)].map((text) => ({
      index,
      text,
    }))
  })
}

/** The types that plugins add, in the schema language. */
export const typesOfPlugins = (typeDefs: string, plugins: readonly LoadedPlugin[]): string =>
  plugins.map(({ plugin }) => addedTypes(typeDefs, plugin).text).join('\n')

/** Makes the settings of plugins known to this process. */
export function declareSettingsOf(plugins: readonly LoadedPlugin[]): void {
  for (const { plugin } of plugins) declareSettings(settingsOf(plugin))
}
