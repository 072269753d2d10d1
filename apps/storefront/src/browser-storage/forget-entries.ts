import type { EntryKey, EntryName } from './entries.ts'
import { areaOf, attempt, isExpired, isOurs, namespace, readEntry, type Kept } from './persistence.ts'

/** Removes our expired and unreadable entries; done on every page load. */
export function forgetExpired(now: number = Date.now()): void {
  forgetWhere((_key, kept) => isExpired(kept, now))
}

/** Removes entries of other owners; done on sign-in and on each page load of a customer. */
export function forgetOthers(): void {
  forgetWhere((key, kept) => !isOurs(key, kept))
}

/** Removes all entries with these names, for every store view and form. */
export function forgetAll(names: readonly EntryName[]): void {
  forgetWhere((key) => names.includes(key.split(':', 1)[0] as EntryName))
}

function forgetWhere(isUnwanted: (key: EntryKey, kept: Kept) => boolean): void {
  for (const area of ['local', 'session'] as const) {
    attempt(() => {
      const storage = areaOf(area)
      for (const name of Object.keys(storage)) {
        if (!name.startsWith(namespace)) continue
        const kept = readEntry(storage.getItem(name))
        if (!kept || isUnwanted(name.slice(namespace.length) as EntryKey, kept)) storage.removeItem(name)
      }
    })
  }
}
