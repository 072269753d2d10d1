import { TrackersDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { href, type StoreView } from '#src/platform/i18n/store-view.ts'
import { trackersOf, type Tracker } from './trackers.server.ts'

const freshFor = 60_000
const known = new Map<string, { readonly at: number; readonly trackers: Promise<readonly Tracker[]> }>()

/** The third-party scripts of a store view, cached for a minute; none while the backend does not respond. */
export function knownTrackers(store: StoreView, now = Date.now()): Promise<readonly Tracker[]> {
  const last = known.get(store.code)
  if (last !== undefined && now - last.at < freshFor) return last.trackers
  const trackers = learn(store)
  known.set(store.code, { at: now, trackers })
  return trackers
}

async function learn(store: StoreView): Promise<readonly Tracker[]> {
  try {
    const request = new Request(`http://shop.invalid${href(store, '/')}`)
    const { storeConfig } = await query(TrackersDocument, {}, request)
    return trackersOf(storeConfig?.tracking)
  } catch {
    known.delete(store.code)
    return []
  }
}
