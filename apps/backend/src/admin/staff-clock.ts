import type { Reader } from '#src/platform/database.ts'
import { everyStoreId, findStore, settingsOfStore, storeViewOf } from '../store/store.ts'

/** Writes a moment, such as `2026-12-24 08:00`, by the clock of a store view, named by code or id, or without it of the default one. */
export type StaffClock = (time: Date, store?: string | number) => string

/** Reads the time zones of all store views. */
export async function staffClock(db: Reader): Promise<StaffClock> {
  const zones = new Map<string | number, string>()
  for (const id of await everyStoreId(db)) {
    const zone = (await settingsOfStore(db, id))['general/locale/timezone']
    zones.set(id, zone).set((await storeViewOf(db, id)).code, zone)
  }
  const usual = zones.get((await findStore(db, 'default'))?.code ?? '') ?? 'UTC'
  return (time, store) => minuteIn(zones.get(store ?? '') ?? usual, time)
}

// Swedish writes dates and times as ISO 8601 does.
const minuteIn = (timeZone: string, time: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(time)
