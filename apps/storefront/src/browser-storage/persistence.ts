import { entryOf, type EntryKey } from './entries.ts'

/** An entry as it is stored. */
export type Kept = {
  readonly value: unknown
  readonly storedAt: number
  readonly ttl?: number
  readonly owner?: string
}

/** The owner of entries stored while nobody is signed in. */
export const guest = 'guest'

let ownerNow = (): string => guest

/** Sets how to find the current owner, so that entries of one person are not returned to another. */
export function setOwner(source: () => string): void {
  ownerNow = source
}

/** The current owner: a customer or a guest. */
export const currentOwner = (): string => ownerNow()

/** What every entry's name begins with, so that the shop never touches another's. */
export const namespace = 'bocian:'

/**
 * Keeps a JSON value for the given seconds or else the entry's own lifetime, for the given or current owner; a full or forbidden
 * storage keeps nothing.
 */
export function keep(key: EntryKey, value: unknown, ttlSeconds?: number, owner?: string): void {
  const { ttl: usual, for: whom } = entryOf(key)
  const ttl = ttlSeconds ?? usual
  const kept: Kept = {
    value,
    storedAt: Date.now(),
    ...(ttl === undefined ? {} : { ttl }),
    ...(whom ? { owner: owner ?? ownerNow() } : {}),
  }
  attempt(() => storageOf(key)?.setItem(namespace + key, JSON.stringify(kept)))
}

/** The kept value; undefined if there is none, or if it has expired, has another owner or cannot be read. */
export function recall<T>(key: EntryKey): T | undefined {
  const kept = attempt(() => readEntry(storageOf(key)?.getItem(namespace + key)))
  return kept && !isExpired(kept, Date.now()) && isOurs(key, kept) ? (kept.value as T) : undefined
}

/** Removes one entry. */
export function forget(key: EntryKey): void {
  attempt(() => storageOf(key)?.removeItem(namespace + key))
}

/** An entry as it is stored; undefined when it cannot be read. */
export function readEntry(text: string | null | undefined): Kept | undefined {
  const kept: unknown = text ? attempt(() => JSON.parse(text) as unknown) : undefined
  if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('storedAt' in kept)) return undefined
  return typeof kept.storedAt === 'number' ? (kept as Kept) : undefined
}

/** True when an entry's time has passed. */
export const isExpired = ({ storedAt, ttl }: Kept, now: number): boolean =>
  ttl !== undefined && now > storedAt + ttl * 1000

/**
 * Whether the current owner may read an entry. An order placed as a guest stays readable after signing in, and a customer's
 * after signing out.
 */
export function isOurs(key: EntryKey, { owner }: Kept): boolean {
  const whom = entryOf(key)?.for
  // The current owner is itself found in entries without an owner: do not look it up for them.
  if (!whom) return true
  const now = ownerNow()
  return owner === now || (whom === 'no-other-customer' && [owner, now].includes(guest))
}

/** A storage of the browser; reading it may throw. */
export const areaOf = (area: 'local' | 'session'): Storage =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

const storageOf = (key: EntryKey): Storage | undefined => (import.meta.env.SSR ? undefined : areaOf(entryOf(key).area))

/** Reading the storage itself throws where the visitor forbids it, and writing throws where it is full. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
