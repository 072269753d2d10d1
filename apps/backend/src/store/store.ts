import type { Context, StoreView } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { handler } from '#src/platform/events.ts'
import { allowedCountries } from './countries.ts'
import type { Region, StoreRow } from './queries.ts'
import { shopName } from './seller.ts'
import type { Settings } from './settings.ts'
import { fillSettings, hasDirective } from './setting-directives.ts'
import { currentStores, invalidateStores, loadStores, settingsReadWith } from './stores.ts'
import { urlsOf, type StoreUrls } from './urls.ts'

export { storeErrors } from './errors.ts'
export { isShownSetting, settingText } from './setting-directives.ts'
export { removeSetting, saveSettings } from './save-settings.ts'
export { closedStoreIds, hideStores } from './open-stores.ts'
export { count, flag, text, texts, type Setting } from './setting-types.ts'
export { saveStoreTree, storeTree, type TreeView } from './save-stores.ts'
export { declareSettings, faultOfSetting, knownSettings, readSetting, SettingError, type Settings } from './settings.ts'
export { countryName, describeCountry, placeLine } from './countries.ts'
export {
  missingOfAddress,
  sellerAddress,
  sellerAddressLine,
  sellerLine,
  sellerOf,
  sellerPlace,
  senderOf,
  shopName,
  type Seller,
} from './seller.ts'
export { isCountry, isLanguage } from './known-places.ts'
export { isTheme } from './theme/theme.ts'
export { urlsOf } from './urls.ts'
export { selectConfig as storedSettings, type ConfigRow, type ConfigScope, type StoreRow } from './queries.ts'

type InStore = Pick<Context, 'db' | 'store'>

/** The active store view with this code. `default` is the one at "/", as in Magento. */
export async function findStore(db: Reader, code: string): Promise<StoreView | undefined> {
  const { byCode, views } = await currentStores(db)
  return byCode.get(code) ?? (code === 'default' ? views.find(({ isDefault }) => isDefault) : undefined)
}

/** Any store view by id, even a disabled one, because its orders must still be fulfilled. */
export async function storeViewOf(db: Reader, storeId: number): Promise<StoreRow> {
  const view = (await currentStores(db)).byId.get(storeId)
  if (view === undefined) throw new Error(`No store view has the id ${storeId}`)
  return view
}

/** All active store views in the order of the store switcher. */
export async function storeViews(db: Reader): Promise<readonly StoreRow[]> {
  return (await currentStores(db)).views
}

/**
 * The settings of the request's store view, as they were when the request began. Inside a transaction they could not be reloaded,
 * because the embedded database has a single connection.
 */
export async function storeSettings(context: InStore): Promise<Settings> {
  return settingsReadWith(context.store) ?? settingsOfStore(context.db, context.store.id)
}

/** The ids of all store views. Disabled ones are included because of their orders. */
export async function everyStoreId(db: Reader): Promise<readonly number[]> {
  return [...(await currentStores(db)).settings.keys()]
}

/** The settings of any store view by id, even of a disabled one. */
export async function settingsOfStore(db: Reader, storeId: number): Promise<Settings> {
  const settings = (await currentStores(db)).settings.get(storeId)
  if (settings === undefined) throw new Error(`No store view has the id ${storeId}`)
  return settings
}

/** One setting of every store view, by the view's id. */
export async function settingByStore<P extends keyof Settings>(
  db: Reader,
  path: P,
): Promise<Readonly<Record<number, Settings[P]>>> {
  const { settings } = await currentStores(db)
  return Object.fromEntries([...settings].map(([id, own]) => [id, own[path]]))
}

/** The current settings of every store view; in a transaction, with its own uncommitted changes. */
export async function settingsNow(db: Reader): Promise<Map<number, { view: StoreRow; settings: Settings }>> {
  const { byId, settings } = await loadStores(db)
  return new Map(
    [...settings].flatMap(([id, own]) => {
      const view = byId.get(id)
      return view === undefined ? [] : [[id, { view, settings: own }] as const]
    }),
  )
}

/** The URLs of the request's store view and its pictures; each ends in a slash. */
export async function storeUrls(context: InStore): Promise<StoreUrls> {
  return urlsOf(context.store, await storeSettings(context))
}

/** The public URL of any store view, ending in a slash. */
export async function baseUrlOf(db: Reader, { id }: Pick<StoreView, 'id'>): Promise<string> {
  return urlsOf(await storeViewOf(db, id), await settingsOfStore(db, id)).base
}

/** The name under which any store view speaks to its customers. */
export async function shopNameOf(db: Reader, store: StoreView): Promise<string> {
  return shopName(store, await storeSettings({ db, store }))
}

/** The URL of a store view's pictures, ending in a slash. */
export async function mediaUrlOf(db: Reader, { id }: Pick<StoreView, 'id'>): Promise<string> {
  return urlsOf(await storeViewOf(db, id), await settingsOfStore(db, id)).media
}

/** A stored text with the settings of the request's store view filled in (`setting-directives.ts`). */
export async function withSettings(context: InStore, html: string): Promise<string> {
  return hasDirective(html) ? fillSettings(html, await storeSettings(context), context.store) : html
}

/** The countries that the store delivers to. Its own country is first. */
export async function storeCountries(context: InStore): Promise<readonly string[]> {
  return allowedCountries(context.store, await storeSettings(context))
}

/** The known regions of a country, with those that only old addresses have; empty if there is no list. */
export async function regionsOf(db: Reader, country: string): Promise<readonly Region[]> {
  return (await currentStores(db)).regions.filter((region) => region.country === country)
}

/** Whether an address in this country needs a region. */
export async function isRegionRequired(context: InStore, country: string): Promise<boolean> {
  return (await storeSettings(context))['general/region/state_required'].includes(country)
}

/** Code that saves a store or a setting must publish `store.changed` afterwards. */
export const eventHandlers = [
  handler('store.changed', 'store.refresh-settings', (database) => {
    invalidateStores(database.reader)
    return Promise.resolve()
  }),
]
