import { forget, keep, namespace, recall } from '#src/platform/storage/persistence.ts'
import { storeOfUrl, type StoreView } from '#src/platform/i18n/store-view.ts'
import { storeViews } from '#src/platform/i18n/store-views.ts'

/** The browser's half of a session token. The other half is an HttpOnly cookie, so that this half alone is useless. */
export type SessionToken = {
  readonly token: string
  /** When the session ends, in milliseconds since 1970. */
  readonly expiresAt: number
  /** Store groups in which the stored cart is known to belong to the customer. */
  readonly groups: readonly string[]
  /** The customer's fingerprint, which marks the owner of entries in the browser's storage. */
  readonly owner?: string
}

export const defaultLifetime = 3600

// Accounts and tokens belong to a brand. The cookie is shared by the whole host, so only the last sign-in is valid.
const keyOf = (theme: string) => `signin_token:${theme}` as const

/** The token that is valid in the store view; undefined for a guest. */
export function readToken(store: StoreView = currentStore()): SessionToken | undefined {
  const stored = recall<SessionToken>(keyOf(store.theme))
  return stored && typeof stored.token === 'string' && stored.expiresAt > Date.now() ? stored : undefined
}

/** Stores a token until it expires, replaces any other, and notifies listeners. */
export function keepToken(store: StoreView, token: SessionToken): void {
  for (const theme of themes()) if (theme !== store.theme) forget(keyOf(theme))
  keep(keyOf(store.theme), token, Math.max(1, Math.ceil((token.expiresAt - Date.now()) / 1000)))
  notifyListeners()
}

/** Deletes the tokens of all brands. `isQuiet` does not notify listeners, because this tab is about to reload. */
export function dropToken(isQuiet = false): void {
  for (const theme of themes()) forget(keyOf(theme))
  if (!isQuiet) notifyListeners()
}

const themes = (): Set<string> => new Set(storeViews.map((store) => store.theme))

type Listener = (isElsewhere: boolean) => void
const listeners = new Set<Listener>()

function notifyListeners(): void {
  for (const listener of listeners) listener(false)
}

/** Calls the listener when this or another tab (`isElsewhere`) signs in or out. Returns a function that stops it. */
export function followToken(listener: Listener): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(`${namespace}signin_token`)) listener(true)
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** The store view of the current page in the browser. */
export function currentStore(): StoreView {
  return storeOfUrl(new URL(window.location.href))
}
