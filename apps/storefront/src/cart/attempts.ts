import { fingerprint } from '#src/browser-storage/fingerprint.ts'
import { forget, keep, recall } from '#src/browser-storage/persistence.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { randomHex } from '#src/graphql/random-hex.ts'

/** Idempotency keys of changes without a response yet, by the fingerprint of the change. */
type Attempts = Readonly<Record<string, string>>

/**
 * Sends a change to the cart under one key until the server responds: a retry after a lost response, also after a reload or
 * from another tab, repeats the key, so the server makes the change once. `change` identifies it; only its fingerprint is
 * stored. On the server the posted form has a key (`posted-key.ts`).
 */
export async function withKey<T>(change: readonly unknown[], send: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const name = fingerprint(JSON.stringify(change))
  const key = attempts()[name] ?? randomHex(16)
  keep('cart_attempts', { ...attempts(), [name]: key })
  try {
    const result = await send(key)
    drop(name)
    return result
  } catch (error) {
    if (isSettled(error)) drop(name)
    throw error
  }
}

/** Changing a line shows the shopper the cart, so anything added afterwards is a new change. */
export function forgetAttempts(): void {
  forget('cart_attempts')
}

const attempts = (): Attempts => recall<Attempts>('cart_attempts') ?? {}

function drop(name: string): void {
  const { [name]: _settled, ...open } = attempts()
  if (Object.keys(open).length > 0) keep('cart_attempts', open)
  else forget('cart_attempts')
}

/** A refusal is final. After a server error or a lost response the outcome is unknown. */
const isSettled = (error: unknown): boolean => error instanceof GraphqlFailure && error.isFinal
