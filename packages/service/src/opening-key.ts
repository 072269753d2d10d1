import { createHmac, timingSafeEqual } from 'node:crypto'

/** The name of the parameter of a link, and of the cookie, by which the makers of a shop see it before it opens. */
export const openingKeyName = 'opening'

/** A text that is valid until `expires`, which only somebody with the secret of the shop's services can make. */
export function signOpeningKey(secret: string, expires: Date): string {
  const until = Math.floor(expires.getTime() / 1_000).toString(36)
  return `${until}.${signature(secret, until)}`
}

/** When the key expires; undefined if it has expired, or was not made with this secret. */
export function openingKeyExpiry(secret: string | undefined, key: string | undefined, now: Date): Date | undefined {
  const [, until, given] = /^([0-9a-z]{1,9})\.([\w-]{43})$/.exec(key ?? '') ?? []
  if (secret === undefined || until === undefined || given === undefined) return undefined
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, until)))) return undefined
  const expires = new Date(Number.parseInt(until, 36) * 1_000)
  return expires > now ? expires : undefined
}

// The same secret also authenticates the services, so what is signed begins with what it is for.
const signature = (secret: string, until: string): string =>
  createHmac('sha256', secret).update(`opening key ${until}`).digest('base64url')
