import { randomHex } from './random-hex.ts'

type Post = { readonly key: string; readonly at: number }

/** Cart forms: a shopper may submit the same form twice on purpose, so only a double click (in milliseconds) is a repeat. */
const doubleClick = 2_000
/** All forms except cart forms: the same content submitted again within a minute is a reload or an impatient click. */
const reload = 60_000

const recent = new Map<string, Post>()

/**
 * On the server: the idempotency key of a form posted without JavaScript. Cached pages are the same for everyone, so their
 * forms carry no key; instead an equal mutation within a short time gets the same key. Undefined without variables, which are
 * all that distinguishes one visitor from another.
 */
export async function keyOfPost(
  store: string,
  name: string,
  variables: Readonly<Record<string, unknown>>,
  now = Date.now(),
): Promise<string | undefined> {
  if (Object.values(variables).every((value) => value === null || value === undefined)) return undefined
  const post = await digest(JSON.stringify([store, name, variables]))
  for (const [known, { at }] of recent) if (now - at > reload) recent.delete(known)
  const window = 'cartId' in variables ? doubleClick : reload
  const before = recent.get(post)
  if (before && now - before.at <= window) return before.key
  const key = randomHex(16)
  // Delete first, so that the map stays ordered by time.
  recent.delete(post)
  recent.set(post, { key, at: now })
  return key
}

/** Hashed, because the variables may contain a password. */
async function digest(text: string): Promise<string> {
  return new TextDecoder('latin1').decode(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
