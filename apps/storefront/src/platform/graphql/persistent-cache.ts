import { makeDefaultStorage } from '@urql/exchange-graphcache/default-storage'
import type { SerializedEntries, StorageAdapter } from '@urql/exchange-graphcache'
import type { StoreView } from '../i18n/store-views.ts'
import { isPublicEntry } from './public-queries.ts'

const pause = 1000
const mostEntries = 15_000
const daysKept = 7

/**
 * IndexedDB storage for the public data of a store view, so that it survives reloads; undefined where the browser forbids it.
 */
export function persistentCache(store: StoreView): (StorageAdapter & { clear(): Promise<unknown> }) | undefined {
  try {
    return bounded(makeDefaultStorage({ idbName: `shop-${store.code}`, maxAge: daysKept }))
  } catch {
    return undefined
  }
}

type Storage = ReturnType<typeof makeDefaultStorage>

/** Wraps a storage: leaves out personal data, batches writes for a second, and clears itself when it grows too large. */
export function bounded(storage: Storage): Storage {
  let waiting: SerializedEntries = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const known = new Set<string>()
  const write = async (): Promise<void> => {
    timer = undefined
    const entries = waiting
    waiting = {}
    if (known.size > mostEntries) {
      known.clear()
      await storage.clear()
    }
    await storage.writeData(entries)
  }
  return {
    ...storage,
    readData: async () => {
      const entries = await storage.readData()
      for (const key of Object.keys(entries)) known.add(key)
      return entries
    },
    writeData: async (delta) => {
      for (const [key, value] of Object.entries(delta)) {
        if (!isPublicEntry(key)) continue
        waiting[key] = value
        known.add(key)
      }
      timer ??= setTimeout(() => void write().catch(() => undefined), pause)
    },
    clear: async () => {
      clearTimeout(timer)
      timer = undefined
      waiting = {}
      known.clear()
      await storage.clear()
    },
  }
}
