import { hash } from 'node:crypto'

type Caching = {
  /** Whether the response depends on one of the visitor's cookies. */
  readonly dependsOnCookie: boolean
  /** The number of seconds for which a shared cache may reuse the page without revalidation; 0 for never. */
  readonly sharedSeconds: number
}

/**
 * Caching headers of a page that is the same for everyone, or differs only by a cookie. Browsers revalidate it each time, and so
 * do shared caches unless the shop allows them to reuse it for a few seconds. CDNs have a header of their own (RFC 9213), because
 * browsers would also apply `stale-while-revalidate`.
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

/**
 * Whether the client already has this response, according to its If-None-Match. A proxy may have marked the validator as weak.
 */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
