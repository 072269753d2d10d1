import { fingerprint } from '#src/platform/storage/fingerprint.ts'
import { forget, keep, recall } from '#src/platform/storage/persistence.ts'
import { randomHex } from './random-hex.ts'

/** Idempotency keys of changes whose outcome is unknown, by the fingerprint of the change. */
type IdempotencyKeys = Readonly<Record<string, string>>

/**
 * Sends a change to the cart with an idempotency key that stays the same until the server responds. A retry, even after a
 * reload or from another tab, repeats the key, so the server makes the change only once. `change` identifies the change; only
 * its fingerprint is stored. On the server the posted form brings its own key (`posted-key.ts`).
 */
export async function withIdempotencyKey<T>(
  change: readonly unknown[],
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const name = fingerprint(JSON.stringify(change))
  const key = storedKeys()[name] ?? randomHex(16)
  keep('cart_attempts', { ...storedKeys(), [name]: key })
  try {
    const result = await send(key)
    drop(name)
    return result
  } catch (error) {
    if (isSettled(error)) drop(name)
    throw error
  }
}

/** Drops all keys. Once the shopper has seen the cart and changed a line, adding the same item again is a new change. */
export function forgetIdempotencyKeys(): void {
  forget('cart_attempts')
}

const storedKeys = (): IdempotencyKeys => recall<IdempotencyKeys>('cart_attempts') ?? {}

function drop(name: string): void {
  const { [name]: _settled, ...others } = storedKeys()
  if (Object.keys(others).length > 0) keep('cart_attempts', others)
  else forget('cart_attempts')
}

/** A refusal is final; after a server error or a lost response the outcome is unknown. */
const isSettled = (error: unknown): boolean => error instanceof Error && 'isFinal' in error && error.isFinal === true
