import type { StoreView } from '#src/i18n/store-views.ts'

/** The id of this browser's cart in the store's group, if it has one. */
export function readCartId(store: StoreView): string | undefined {
  const start = `cart_${store.group}=`
  const found = document.cookie.split('; ').find((entry) => entry.startsWith(start))
  return found ? decodeURIComponent(found.slice(start.length)) : undefined
}
