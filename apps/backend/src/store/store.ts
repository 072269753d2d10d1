import type { Context, StoreView } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import type { EventHandler } from '#src/platform/events.ts'
import { allowedCountries } from './countries.ts'
import type { Region, StoreRow } from './queries.ts'
import type { Settings } from './settings.ts'
import { currentStores, forgetStores, loadStores, settingsReadWith } from './stores.ts'
import { urlsOf, type StoreUrls } from './urls.ts'

export { removeSetting, saveSettings } from './save-settings.ts'
export { knownSettings, readSetting, SettingError, type Settings } from './settings.ts'
export type { ConfigScope } from './queries.ts'
export type { StoreUrls } from './urls.ts'

type InStore = Pick<Context, 'db' | 'store'>

/** The active store view with this code. */
export async function findStore(db: Reader, code: string): Promise<StoreView | undefined> {
  return (await currentStores(db)).byCode.get(code)
}

/** Any store view by its id, be it closed: what was bought there is still owed. */
export async function storeViewOf(db: Reader, storeId: number): Promise<StoreRow> {
  const view = (await currentStores(db)).byId.get(storeId)
  if (view === undefined) throw new Error(`No store view has the id ${storeId}`)
  return view
}

/** All active store views in the order of the switcher. */
export async function storeViews(db: Reader): Promise<readonly StoreRow[]> {
  return (await currentStores(db)).views
}

/**
 * The settings that hold in the request's store view: those that it began with. Inside a transaction the embedded
 * database could not read them anew.
 */
export async function storeSettings(context: InStore): Promise<Settings> {
  return settingsReadWith(context.store) ?? settingsOfStore(context.db, context.store.id)
}

/** The ids of all store views, also of those that are closed and whose orders live on. */
export async function everyStoreId(db: Reader): Promise<readonly number[]> {
  return [...(await currentStores(db)).settings.keys()]
}

/** The settings of any store view by its id, be it closed. */
export async function settingsOfStore(db: Reader, storeId: number): Promise<Settings> {
  const settings = (await currentStores(db)).settings.get(storeId)
  if (settings === undefined) throw new Error(`No store view has the id ${storeId}`)
  return settings
}

/** The current settings of every store view; in a transaction, with its own changes. */
export async function settingsNow(db: Reader): Promise<Map<number, { view: StoreRow; settings: Settings }>> {
  const { byId, settings } = await loadStores(db)
  return new Map(
    [...settings].flatMap(([id, own]) => {
      const view = byId.get(id)
      return view === undefined ? [] : [[id, { view, settings: own }] as const]
    }),
  )
}

/** Where the request's store view and its pictures are found; every address ends in a slash. */
export async function storeUrls(context: InStore): Promise<StoreUrls> {
  return urlsOf(context.store, await storeSettings(context))
}

/** The public address of any store view, ending in a slash. */
export async function baseUrlOf(db: Reader, store: Pick<StoreView, 'id' | 'code'>): Promise<string> {
  return urlsOf(store, await settingsOfStore(db, store.id)).base
}

/** The countries that the store delivers to, its own first. */
export async function storeCountries(context: InStore): Promise<readonly string[]> {
  return allowedCountries(context.store, await storeSettings(context))
}

/** The known regions of a country; none when it has no list. */
export async function regionsOf(db: Reader, country: string): Promise<readonly Region[]> {
  return (await currentStores(db)).regions.filter((region) => region.country === country)
}

/** True when an address in this country needs a region. */
export async function isRegionRequired(context: InStore, country: string): Promise<boolean> {
  return (await storeSettings(context))['general/region/state_required'].includes(country)
}

/** Whoever changes a store or a setting publishes `store.changed`. */
export const eventHandlers: EventHandler[] = [
  {
    type: 'store.changed',
    handle: (database) => {
      forgetStores(database.reader)
      return Promise.resolve()
    },
  },
]
