import { href } from '#src/platform/i18n/store-view.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { signInPath } from '#src/platform/url/shop-paths.ts'

/** The URL of the sign-in page with a trusted return path. Use `signInPath` for untrusted paths. */
export function signInFor(store: Pick<StoreView, 'prefix'>, path: string | undefined): string {
  return href(store, signInPath) + (path ? `?${new URLSearchParams({ from: path }).toString()}` : '')
}
