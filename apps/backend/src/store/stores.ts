import type { StoreView } from '#src/platform/context.ts'
import { isInTransaction, type Reader } from '#src/platform/database.ts'
import { withoutDeadline } from '#src/platform/deadline.ts'
import { selectConfig, selectRegions, selectStores, type ConfigRow, type Region, type StoreRow } from './queries.ts'
import { SettingError, settingsFrom, type Settings } from './settings.ts'

export interface Stores {
  /** The active ones. */
  views: readonly StoreRow[]
  byCode: ReadonlyMap<string, StoreRow>
  /** With the closed ones: their orders live on. */
  byId: ReadonlyMap<number, StoreRow>
  /** Of closed store views as well: their orders live on. */
  settings: ReadonlyMap<number, Settings>
  regions: readonly Region[]
}

interface Kept {
  loadedAt: number
  stores: Promise<Stores>
  /** What was read last; while newer is on its way, this is what there is. */
  latest: Stores | undefined
}

// Another process may have changed a setting; its event reaches one process only.
const freshFor = 5_000
const kept = new WeakMap<Reader, Kept>()
const readWith = new WeakMap<StoreView, Settings>()

/** Reads every store view with its settings; a setting nobody knows or of the wrong type stops it by name. */
export async function loadStores(db: Reader): Promise<Stores> {
  const views = await selectStores(db)
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

function settingsOf(view: StoreRow, config: readonly ConfigRow[]): Settings {
  const layer = (scope: string, id: number): ReadonlyMap<string, unknown> =>
    new Map(config.filter((row) => row.scope === scope && row.scope_id === id).map((row) => [row.path, row.value]))
  return settingsFrom([layer('default', 0), layer('group', view.groupId), layer('view', view.id)])
}

/** The settings that were read together with this very store view. */
export function settingsReadWith(view: StoreView): Settings | undefined {
  return readWith.get(view)
}

/** The snapshot this process works with, at most five seconds old when a request begins. */
export async function currentStores(db: Reader): Promise<Stores> {
  const known = kept.get(db)
  if (known?.latest !== undefined && isInTransaction()) return known.latest
  if (known !== undefined && Date.now() - known.loadedAt < freshFor) return known.stores
  const stores = withoutDeadline(() => (known === undefined ? loadStores(db) : reload(db, known.stores)))
  const next: Kept = { loadedAt: Date.now(), stores, latest: known?.latest }
  kept.set(db, next)
  stores.then(
    (latest) => (next.latest = latest),
    () => kept.get(db) === next && kept.delete(db),
  )
  return stores
}

/** A wrong setting that was written meanwhile must not close a shop that is open. */
async function reload(db: Reader, before: Promise<Stores>): Promise<Stores> {
  try {
    return await loadStores(db)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    process.emitWarning(`${error.message}; the settings from before stay in force`)
    return before
  }
}

/** Makes the next request read the stores anew. */
export function forgetStores(db: Reader): void {
  const known = kept.get(db)
  if (known !== undefined) known.loadedAt = 0
}
