import type { Context } from './context.ts'

/** What an answer shows, as `p12` (a product), `c5` (a category's listing) or `l` (a listing over all): whoever keeps the answer drops it by these. */
export function cacheTags(context: Pick<Context, 'memo'>): Set<string> {
  return context.memo('platform.cache-tags', () => new Set<string>())
}
