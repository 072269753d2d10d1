import type { EntryKey, EntryName } from './entries.ts'
import { areaOf, attempt, guest, isExpired, isOurs, namespace, readEntry, type Kept } from './persistence.ts'

/** Removes expired and unreadable entries of the shop; called on every page load. */
export function forgetExpired(now: number = Date.now()): void {
  removeWhere((_key, stored) => isExpired(stored, now))
}

/** Removes entries of other owners; called on sign-in and on each page load of a signed-in customer. */
export function forgetOthers(): void {
  removeWhere((key, stored) => !isOurs(key, stored))
}

/** Removes all entries with these names, for every store view and form. */
export function forgetAll(names: readonly EntryName[]): void {
  removeWhere((key) => names.includes(key.split(':', 1)[0] as EntryName))
}

/** Removes entries with these names that a guest stored; called on sign-out, because the next person may be someone else. */
export function forgetOfGuests(names: readonly EntryName[]): void {
  removeWhere(
    (key, { value }) =>
      names.includes(key.split(':', 1)[0] as EntryName) &&
      typeof value === 'object' &&
      value !== null &&
      'owner' in value &&
      value.owner === guest,
  )
}

function removeWhere(isUnwanted: (key: EntryKey, kept: Kept) => boolean): void {
  for (const area of ['local', 'session'] as const) {
    attempt(() => {
      const storage = areaOf(area)
      for (const name of Object.keys(storage)) {
        if (!name.startsWith(namespace)) continue
        const stored = readEntry(storage.getItem(name))
        if (!stored || isUnwanted(name.slice(namespace.length) as EntryKey, stored)) storage.removeItem(name)
      }
    })
  }
}
