import type { Plugin, PluginSetting, PublishedStore, ShopOfPlugin } from '@bocian/plugin'
import type { LoadedPlugin } from '@bocian/service/plugins.ts'
import type { StoreView } from '#src/platform/context.ts'
import { count, flag, text, texts, type Setting, type Settings } from '#src/store/store.ts'

const pathOf = ({ name }: Plugin, key: string): string => `plugins/${name}/${key}`

/** The settings of a plugin by path, in the form of the shop's own. */
export const settingsOf = (plugin: Plugin): Record<string, Setting<unknown>> =>
  Object.fromEntries(
    Object.entries(plugin.settings ?? {}).map(([key, setting]) => [pathOf(plugin, key), declared(setting)]),
  )

function declared(setting: PluginSetting): Setting<unknown> {
  switch (setting.type) {
    case 'flag':
      return flag(setting.default)
    case 'text':
      return text(setting.default)
    case 'count':
      return count(setting.default)
    case 'texts':
      return texts(setting.default)
  }
}

/** What a plugin sees of a store view. */
export function shopOf({ plugin, account }: LoadedPlugin, store: StoreView, settings: Settings): ShopOfPlugin {
  const all: Readonly<Record<string, unknown>> = settings
  return {
    store: publishedStore(store),
    settings: Object.fromEntries(
      Object.entries(plugin.settings ?? {}).map(([key, setting]) => [
        key,
        (all[pathOf(plugin, key)] ?? setting.default) as PluginSetting['default'],
      ]),
    ),
    environment: account ?? {},
  }
}

const publishedStore = ({ code, locale, currency, country }: StoreView): PublishedStore => ({
  code,
  locale,
  currency,
  country,
})
