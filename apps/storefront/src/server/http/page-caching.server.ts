import { hash } from 'node:crypto'

type Caching = {
  /** Whether the response depends on a cookie of its visitor. */
  readonly dependsOnCookie: boolean
  /** For how many seconds a shared cache may answer by itself; 0 for never. */
  readonly sharedSeconds: number
}

/**
 * Caching headers of a page that is the same for everyone, or at most differs by a cookie. Browsers ask each time, and so do shared
 * caches unless the shop allows them a few seconds. Content networks read the header of their own (RFC 9213), since browsers would
 * show a stale page too.
 */
export function cachingHeaders({ dependsOnCookie, sharedSeconds }: Caching): Record<string, string> {
  if (dependsOnCookie) return { 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' }
  if (sharedSeconds === 0) return { 'cache-control': 'no-cache', vary: 'accept-encoding' }
  return {
    'cache-control': `max-age=0, s-maxage=${sharedSeconds}`,
    'cdn-cache-control': `max-age=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}`,
    vary: 'accept-encoding',
  }
}

/** A strong validator: it changes with the body, its encoding and the policy sent with it. */
export const entityTag = (version: string, policy: string, encoding: string): string =>
  `"${version}${hash('sha256', policy, 'base64url').slice(0, 6)}-${encoding}"`

/** Whether the client holds this response already, by its If-None-Match. Proxies may have made the validator weak. */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
