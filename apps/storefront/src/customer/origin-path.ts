import { href } from '#src/i18n/store-view.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { signInFor } from './sign-in-for.ts'

const longest = 2000
const home = 'http://shop.invalid'
/** Nobody is led back to where they just signed in. */
const doors =
  /^\/(checkout\/)?(sign-in|create-account|forgot-password)\/?$|^\/customer\/account\/(confirm|createPassword)\/?$/

/** A path of this store view as it was kept, with its query; undefined when it leads anywhere else. */
export function ownPath(store: Pick<StoreView, 'prefix'>, kept: unknown): string | undefined {
  if (typeof kept !== 'string' || kept.length > longest || !/^\/(?![/\\])/.test(kept)) return undefined
  if (/[\\\p{Cc}]/u.test(kept) || !URL.canParse(kept, home)) return undefined
  const url = new URL(kept, home)
  if (url.origin !== home) return undefined
  const isInStore = url.pathname === store.prefix || url.pathname.startsWith(`${store.prefix}/`)
  if (!isInStore || doors.test(url.pathname.slice(store.prefix.length))) return undefined
  return url.pathname + url.search + url.hash
}

/** The path that the state of a history's entry keeps for after the sign-in, as it stands there. */
export function keptPath(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined
}

/** Where a shopper goes after signing in: from the checkout's doors to the checkout, else back, else to the account. */
export function pathAfterSignIn(store: Pick<StoreView, 'prefix'>, isCheckout: boolean, kept: unknown): string {
  if (isCheckout) return href(store, '/checkout')
  return ownPath(store, kept) ?? href(store, '/customer/account')
}

/** The sign-in page with the path to come back to. */
export function signInPath(store: Pick<StoreView, 'prefix'>, from: string): string {
  return signInFor(store, ownPath(store, from))
}
