import { keep, recall } from '../storage/persistence.ts'
import { randomHex } from './random-hex.ts'

type PendingKey = { readonly request: string; readonly key: string; readonly cartId?: string; readonly since: number }
type PendingKeys = Readonly<Record<string, PendingKey>>

/** Identifies a mutation: the operation name, plus a digest that distinguishes requests of that name. */
export type Change = {
  readonly name: string
  /** A digest of caller, store and variables. */
  readonly request: string
  readonly cartId?: string
}

const longest = 10 * 60_000

const read = (): PendingKeys => recall<PendingKeys>('pending_changes') ?? {}

/** The idempotency key of a mutation: the same for every attempt, even after a reload, until the server has responded. */
export function keyOfChange(change: Change, now = Date.now()): string {
  const all = read()
  const known = all[change.name]
  if (known?.request === change.request && now - known.since < longest) return known.key
  const key = randomHex(16)
  const { name, ...what } = change
  keep('pending_changes', { ...all, [name]: { ...what, key, since: now } })
  return key
}

/**
 * Deletes the key once the server has responded, and all pending keys of the same cart: the shopper has seen the new cart, so the
 * next equal request is meant as another change.
 */
export function forgetKey({ name, cartId }: Change): void {
  const left = Object.entries(read()).filter(
    ([other, pending]) => other !== name && (cartId === undefined || pending.cartId !== cartId),
  )
  keep('pending_changes', Object.fromEntries(left))
}
