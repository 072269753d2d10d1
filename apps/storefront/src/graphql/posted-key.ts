import { randomHex } from './random-hex.ts'

type Post = { readonly key: string; readonly at: number }

/** A form of the cart may be meant twice: only a double click is one wish. */
const doubleClick = 2_000
/** Any other form that is posted again with the same content was reloaded, or pressed impatiently. */
const reload = 60_000

const recent = new Map<string, Post>()

/**
 * On the server: the idempotency key of a form that was posted without scripts. Cached pages are the same for everybody, so their
 * forms carry no key; the same change within a short while gets the key of the first. Undefined for what has no
 * variables to tell one visitor's change from another's.
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
  // Deleted first, so that the map stays in the order of time.
  recent.delete(post)
  recent.set(post, { key, at: now })
  return key
}

/** What was typed may be a password, and is not kept. */
async function digest(text: string): Promise<string> {
  return new TextDecoder('latin1').decode(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
