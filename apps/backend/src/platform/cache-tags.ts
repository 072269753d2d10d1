import type { Context } from './context.ts'

/**
 * The tags by which caches invalidate the response: `p12` for a product, `c5` for the listing of a category, `l` for any listing
 * of the store.
 */
export function cacheTags(context: Pick<Context, 'memo'>): Set<string> {
  return context.memo('platform.cache-tags', () => new Set<string>())
}

/**
 * The other products that what a product shows depends on, by its id: `12` with `13` and `14`. With its own tag, these are all tags by
 * which a cache of single products invalidates it. Products that are not sold count too, because they may be sold again.
 */
export function relatedProducts(context: Pick<Context, 'memo'>): Map<number, Set<number>> {
  return context.memo('platform.related-products', () => new Map<number, Set<number>>())
}

/** Notes that what a product shows depends on other products. */
export function noteRelated(context: Pick<Context, 'memo'>, id: number, others: readonly number[]): void {
  const known = relatedProducts(context)
  const related = known.get(id) ?? new Set()
  for (const other of others) if (other !== id) related.add(other)
  known.set(id, related)
}

/** The instant from which the response is no longer right; undefined if only a change can make it wrong. */
export const expiryOf = (context: Pick<Context, 'memo'>): Date | undefined => expiry(context).at

/** Notes that the response is right until an instant. Of several the earliest counts. */
export function cacheUntil(context: Pick<Context, 'memo'>, instant: Date): void {
  const known = expiry(context)
  if (known.at === undefined || instant < known.at) known.at = instant
}

const expiry = (context: Pick<Context, 'memo'>): { at?: Date } =>
  context.memo('platform.cache-expiry', (): { at?: Date } => ({}))
