import { createHmac, timingSafeEqual } from 'node:crypto'

/** The name of the parameter of a link, and of the cookie, by which a maker of the shop sees drafts. */
export const previewKeyName = 'preview'
/** The header by which the storefront tells the backend. */
export const previewHeader = 'x-shop-preview'

export interface Preview {
  expires: Date
  /** The moment whose content is shown; undefined: now, with all drafts. */
  at?: Date | undefined
  /** Minutes by which the store view's clock is ahead of UTC at that moment. */
  offset: number
}

/** A text that is valid until it expires, which only somebody with the secret of the shop's services can make. */
export function signPreviewKey(secret: string, { expires, at, offset }: Preview): string {
  const seconds = (date: Date): string => Math.floor(date.getTime() / 1_000).toString(36)
  const content = `${seconds(expires)}_${at === undefined ? '' : seconds(at)}_${(offset + day).toString(36)}`
  return `${content}.${signature(secret, content)}`
}

/** What the key says; undefined if it has expired, or was not made with this secret. */
export function readPreviewKey(secret: string | undefined, key: string | undefined, now: Date): Preview | undefined {
  const [, content, until, at, offset, given] =
    /^(([0-9a-z]{1,9})_([0-9a-z]{0,9})_([0-9a-z]{1,4}))\.([\w-]{43})$/.exec(key ?? '') ?? []
  if (secret === undefined || content === undefined || given === undefined) return undefined
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, content)))) return undefined
  const date = (seconds: string): Date => new Date(Number.parseInt(seconds, 36) * 1_000)
  const expires = date(until ?? '')
  if (expires <= now) return undefined
  return { expires, at: at ? date(at) : undefined, offset: Number.parseInt(offset ?? '', 36) - day }
}

/** A day in minutes, so that offsets west of UTC are no negative numbers. */
const day = 1_440

// The same secret also authenticates the services, so what is signed begins with what it is for.
const signature = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(`preview key ${content}`).digest('base64url')
