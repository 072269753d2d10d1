import { href } from '#src/platform/i18n/store-view.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { signInFor } from './sign-in-for.ts'
import { accountPath, checkoutPath } from '#src/platform/url/shop-paths.ts'

const longest = 2000
const home = 'http://shop.invalid'
/** Sign-in and registration pages are no return paths: the visitor has just signed in. */
const signInPages =
  /^\/(checkout\/)?(sign-in|create-account|forgot-password)\/?$|^\/customer\/account\/(confirm|createPassword)\/?$/

/** A stored return path with its query; undefined if it leads outside this store view or to a sign-in page. */
export function ownPath(store: Pick<StoreView, 'prefix'>, kept: unknown): string | undefined {
  if (typeof kept !== 'string' || kept.length > longest || !/^\/(?![/\\])/.test(kept)) return undefined
  if (/[\\\p{Cc}]/u.test(kept) || !URL.canParse(kept, home)) return undefined
  const url = new URL(kept, home)
  if (url.origin !== home) return undefined
  const isInStore = url.pathname === store.prefix || url.pathname.startsWith(`${store.prefix}/`)
  if (!isInStore || signInPages.test(url.pathname.slice(store.prefix.length))) return undefined
  return url.pathname + url.search + url.hash
}

/** The return path in a history entry's state, not validated. */
export function keptPath(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined
}

/** The path after signing in: the checkout if the shopper came from there, else the return path, else the account. */
export function pathAfterSignIn(store: Pick<StoreView, 'prefix'>, isCheckout: boolean, kept: unknown): string {
  if (isCheckout) return href(store, checkoutPath)
  return ownPath(store, kept) ?? href(store, accountPath)
}

/** The URL of the sign-in page with a return path, which is validated. */
export function signInPath(store: Pick<StoreView, 'prefix'>, from: string): string {
  return signInFor(store, ownPath(store, from))
}
