import type { StoreView } from '#src/platform/i18n/store-views.ts'

const longest = 1_000

/** The cache key of a page; undefined if the URL is too long to be cached. */
export function pageKey(store: StoreView, url: URL): string | undefined {
  const key = `${store.code} ${url.href}`
  return key.length > longest ? undefined : key
}
