import type { StoreView } from '#src/platform/i18n/store-views.ts'

const longest = 1_000

/** The key of a page in the cache, or undefined for an address too long to be kept. */
export function pageKey(store: StoreView, url: URL): string | undefined {
  const key = `${store.code} ${url.href}`
  return key.length > longest ? undefined : key
}
