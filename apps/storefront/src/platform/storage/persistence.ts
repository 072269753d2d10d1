import { currentApplication } from '../application/application.ts'
import { entryOf, type EntryKey } from './entries.ts'

/** An entry as it is stored. */
export type Kept = {
  readonly value: unknown
  readonly storedAt: number
  readonly ttl?: number
  readonly owner?: string
}

/** The owner of entries stored by a guest. */
export const guest = 'guest'

/** The current owner: a customer or a guest. */
export const currentOwner = (): string => currentApplication().storageOwner()

/** The prefix of every entry's name, so that the shop never touches entries of other applications. */
export const namespace = 'shop:'

/**
 * Stores a JSON value for the given seconds, or the entry's default lifetime, for the given or current owner. Does nothing when
 * the storage is full or forbidden.
 */
export function keep(key: EntryKey, value: unknown, ttlSeconds?: number, owner?: string): void {
  const { ttl: usual, for: whom } = entryOf(key)
  const ttl = ttlSeconds ?? usual
  const stored: Kept = {
    value,
    storedAt: Date.now(),
    ...(ttl === undefined ? {} : { ttl }),
    ...(whom ? { owner: owner ?? currentOwner() } : {}),
  }
  attempt(() => storageOf(key)?.setItem(namespace + key, JSON.stringify(stored)))
}

/** The stored value; undefined if it is missing, expired, unreadable or belongs to another owner. */
export function recall<T>(key: EntryKey): T | undefined {
  const stored = attempt(() => readEntry(storageOf(key)?.getItem(namespace + key)))
  return stored && !isExpired(stored, Date.now()) && isOurs(key, stored) ? (stored.value as T) : undefined
}

/** Removes one entry. */
export function forget(key: EntryKey): void {
  attempt(() => storageOf(key)?.removeItem(namespace + key))
}

/** Parses a stored entry; undefined when it is malformed. */
export function readEntry(text: string | null | undefined): Kept | undefined {
  const stored: unknown = text ? attempt(() => JSON.parse(text) as unknown) : undefined
  if (typeof stored !== 'object' || stored === null || !('value' in stored) || !('storedAt' in stored)) return undefined
  return typeof stored.storedAt === 'number' ? (stored as Kept) : undefined
}

export const isExpired = ({ storedAt, ttl }: Kept, now: number): boolean =>
  ttl !== undefined && now > storedAt + ttl * 1000

/**
 * Whether the current owner may read an entry. An entry of a placed order stays readable for a guest who then signs in, and for a
 * customer who then signs out.
 */
export function isOurs(key: EntryKey, { owner }: Kept): boolean {
  const whom = entryOf(key)?.for
  // Return early for entries without an owner: `currentOwner` reads such an entry itself.
  if (!whom) return true
  const now = currentOwner()
  return owner === now || (whom === 'no-other-customer' && [owner, now].includes(guest))
}

/** The browser's storage; accessing it may throw. */
export const areaOf = (area: 'local' | 'session'): Storage =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

const storageOf = (key: EntryKey): Storage | undefined => (import.meta.env.SSR ? undefined : areaOf(entryOf(key).area))

/** Accessing the storage throws where the visitor forbids it, and writing throws when it is full. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
