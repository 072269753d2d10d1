import {
  findOwnPlugins,
  findPlugins,
  refuseFaults,
  type FoundPlugins,
  type LoadedPlugin,
} from '@bocian/service/plugins.ts'
import { paymentProviders } from '../payment-providers.ts'
import { pluginPayments } from '../payment/providers/plugin/registration.ts'
import type { Database } from '../platform/database.ts'
import { declareSettingsOf, pluginFaults } from '../plugins/plugins.ts'
import { readTypeDefs } from '../type-defs.ts'

/** The plugins of the shop. Throws EnvironmentError that names each one that cannot be used. */
export async function openPlugins(env: NodeJS.ProcessEnv): Promise<LoadedPlugin[]> {
  const found = await ownPlugins(env)
  refuseFaults(found)
  return found.plugins
}

/** The plugins of the shop that can be used, and what is wrong with the others. `names` are all, by position. */
export async function ownPlugins(env: NodeJS.ProcessEnv): Promise<FoundPlugins & { names: string[] }> {
  const found = await findOwnPlugins(env)
  return { ...usable(found), names: found.names }
}

/** The plugins that a description names, in the same way. */
export const pluginsOfFile = async (file: string): Promise<FoundPlugins> => usable(await findPlugins(file))

/** The database with the payment methods of these plugins in place of those with which the process was started. */
export const withPlugins = (database: Database, plugins: readonly LoadedPlugin[]): Database => {
  const { paymentProviders: before = [], plugins: loaded = [] } = database.services
  const old = new Set(loaded.flatMap(({ plugin }) => (plugin.payments ?? []).map(({ code }) => code)))
  const own = before.filter(({ name }) => !old.has(name))
  return {
    ...database,
    services: { ...database.services, plugins, paymentProviders: [...own, ...plugins.flatMap(pluginPayments)] },
  }
}

/** Makes the settings of those that can be used known to this process. */
function usable({ plugins, faults }: FoundPlugins): FoundPlugins {
  if (plugins.length === 0) return { plugins, faults }
  const paymentCodes = paymentProviders.flatMap(({ methods }) => Object.keys(methods))
  const more = pluginFaults({ typeDefs: readTypeDefs(), paymentCodes }, plugins)
  const good = plugins.filter(({ index }) => more.every((fault) => fault.index !== index))
  declareSettingsOf(good)
  return { plugins: good, faults: [...faults, ...more].toSorted((a, b) => a.index - b.index) }
}
