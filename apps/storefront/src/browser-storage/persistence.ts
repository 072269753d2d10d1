import { entryOf, type EntryKey } from './entries.ts'

type Kept = { readonly value: unknown; readonly storedAt: number; readonly ttl?: number }

/** What every entry's name begins with, so that the shop never touches another's. */
export const namespace = 'bocian:'

/** Keeps a JSON value, for the given seconds or else for the entry's own lifetime; a full or forbidden storage keeps nothing. */
export function keep(key: EntryKey, value: unknown, ttlSeconds?: number): void {
  const ttl = ttlSeconds ?? entryOf(key).ttl
  const kept: Kept = { value, storedAt: Date.now(), ...(ttl === undefined ? {} : { ttl }) }
  attempt(() => storageOf(key)?.setItem(namespace + key, JSON.stringify(kept)))
}

/** The kept value; undefined when there is none, when its time has passed or when it cannot be read. */
export function recall<T>(key: EntryKey): T | undefined {
  const kept = attempt(() => read(storageOf(key)?.getItem(namespace + key)))
  return kept && !isExpired(kept, Date.now()) ? (kept.value as T) : undefined
}

/** Removes one entry. */
export function forget(key: EntryKey): void {
  attempt(() => storageOf(key)?.removeItem(namespace + key))
}

/** Removes our entries whose time has passed, and those that cannot be read; done when the shop starts. */
export function forgetExpired(now: number = Date.now()): void {
  for (const area of ['local', 'session'] as const) {
    attempt(() => {
      const storage = areaOf(area)
      for (const name of Object.keys(storage)) {
        if (!name.startsWith(namespace)) continue
        const kept = read(storage.getItem(name))
        if (!kept || isExpired(kept, now)) storage.removeItem(name)
      }
    })
  }
}

function read(text: string | null | undefined): Kept | undefined {
  const kept: unknown = text ? attempt(() => JSON.parse(text) as unknown) : undefined
  if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('storedAt' in kept)) return undefined
  return typeof kept.storedAt === 'number' ? (kept as Kept) : undefined
}

const isExpired = ({ storedAt, ttl }: Kept, now: number): boolean => ttl !== undefined && now > storedAt + ttl * 1000

const areaOf = (area: 'local' | 'session'): Storage =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

const storageOf = (key: EntryKey): Storage | undefined => (import.meta.env.SSR ? undefined : areaOf(entryOf(key).area))

// Reading the storage itself throws where the visitor forbids it, and writing throws where it is full.
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
