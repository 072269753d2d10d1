import type { Context } from './context.ts'

/**
 * The tags by which caches invalidate the response: `p12` for a product, `c5` for the listing of a category, `l` for any listing
 * of the store.
 */
export function cacheTags(context: Pick<Context, 'memo'>): Set<string> {
  return context.memo('platform.cache-tags', () => new Set<string>())
}
