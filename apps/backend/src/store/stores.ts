import { settingsLifetime } from '@bocian/service/settings-lifetime.ts'
import type { StoreView } from '#src/platform/context.ts'
import { isInTransaction, type Reader } from '#src/platform/database.ts'
import { withoutDeadline } from '#src/platform/deadline.ts'
import { selectConfig, selectRegions, selectStores, type ConfigRow, type Region, type StoreRow } from './queries.ts'
import { SettingError, settingsFrom, type Settings } from './settings.ts'

export interface Stores {
  /** The active store views. */
  views: readonly StoreRow[]
  byCode: ReadonlyMap<string, StoreRow>
  /** All store views. Disabled ones are included because of their orders. */
  byId: ReadonlyMap<number, StoreRow>
  /** Settings of all store views. Disabled ones are included because of their orders. */
  settings: ReadonlyMap<number, Settings>
  regions: readonly Region[]
}

interface CacheEntry {
  loadedAt: number
  stores: Promise<Stores>
  /** The previous snapshot, used while the next one loads. */
  latest: Stores | undefined
}

// Snapshots expire after `settingsLifetime`, because another process may change a setting, and its event is handled in one process only.
const cache = new WeakMap<Reader, CacheEntry>()
const readWith = new WeakMap<StoreView, Settings>()

/** Loads every store view with its settings; throws SettingError for an unknown setting or a wrong type. */
export async function loadStores(db: Reader): Promise<Stores> {
  const views = withDefault(await selectStores(db))
  const config = await selectConfig(db)
  const regions = await selectRegions(db)
  const settings = new Map<number, Settings>()
  const every = [...views, ...(await selectStores(db, false))]
  for (const view of every) {
    const own = settingsOf(view, config)
    settings.set(view.id, own)
    readWith.set(view, own)
  }
  return {
    views,
    byCode: new Map(views.map((view) => [view.code, view])),
    byId: new Map(every.map((view) => [view.id, view])),
    settings,
    regions,
  }
}

/** Exactly one of the active store views is the default one: the first, if none or a disabled one is marked. */
export function withDefault(active: readonly StoreRow[]): StoreRow[] {
  const first = active.find(({ isDefault }) => isDefault) ?? active[0]
  return active.map((view) => ({ ...view, isDefault: view === first }))
}

function settingsOf(view: StoreRow, config: readonly ConfigRow[]): Settings {
  const layer = (scope: string, id: number): ReadonlyMap<string, unknown> =>
    new Map(config.filter((row) => row.scope === scope && row.scope_id === id).map((row) => [row.path, row.value]))
  return settingsFrom([
    layer('default', 0),
    layer('website', view.websiteId),
    layer('group', view.groupId),
    layer('view', view.id),
  ])
}

/** The settings that were loaded together with this store view object. */
export function settingsReadWith(view: StoreView): Settings | undefined {
  return readWith.get(view)
}

/** The snapshot of this process, at most five seconds old when a request begins. */
export async function currentStores(db: Reader): Promise<Stores> {
  const known = cache.get(db)
  if (known?.latest !== undefined && isInTransaction()) return known.latest
  if (known !== undefined && Date.now() - known.loadedAt < settingsLifetime) return known.stores
  const stores = withoutDeadline(() => (known === undefined ? loadStores(db) : reload(db, known.stores)))
  const next: CacheEntry = { loadedAt: Date.now(), stores, latest: known?.latest }
  cache.set(db, next)
  stores.then(
    (latest) => (next.latest = latest),
    () => cache.get(db) === next && cache.delete(db),
  )
  return stores
}

/** Continues with the previous snapshot if a stored setting is invalid, so that a mistake does not take a running shop down. */
async function reload(db: Reader, before: Promise<Stores>): Promise<Stores> {
  try {
    return await loadStores(db)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    process.emitWarning(`${error.message}; the settings from before stay in force`)
    return before
  }
}

/** Invalidates the snapshot, so that the next request loads the stores again. */
export function invalidateStores(db: Reader): void {
  const known = cache.get(db)
  if (known !== undefined) known.loadedAt = 0
}
