import { href } from '#src/i18n/store-view.ts'
import type { StoreView } from '#src/i18n/store-views.ts'

/** The sign-in page with a path of ours to come back to; `signInPath` takes any path. */
export function signInFor(store: Pick<StoreView, 'prefix'>, path: string | undefined): string {
  return href(store, '/sign-in') + (path ? `?${new URLSearchParams({ from: path }).toString()}` : '')
}
