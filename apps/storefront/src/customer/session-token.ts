import { forget, keep, namespace, recall } from '#src/browser-storage/persistence.ts'
import { storeOfUrl, type StoreView } from '#src/i18n/store-view.ts'
import { storeViews } from '#src/i18n/store-views.ts'

/** The script's half of a session. The other half is a cookie that only the server reads: this alone opens nothing. */
export type SessionToken = {
  readonly token: string
  /** When the session ends, in milliseconds since 1970. */
  readonly expiresAt: number
  /** Store groups in which the shopper's cart is the customer's. */
  readonly groups: readonly string[]
  /** The customer's fingerprint, which marks the owner of entries in the browser's storage. */
  readonly owner?: string
}

export const defaultLifetime = 3600

// Accounts belong to a brand, and so does the token; the cookie is one for the whole host, so the last sign-in counts.
const keyOf = (theme: string) => `signin_token:${theme}` as const

/** The token that is good in the store view; undefined for a guest. */
export function readToken(store: StoreView = currentStore()): SessionToken | undefined {
  const kept = recall<SessionToken>(keyOf(store.theme))
  return kept && typeof kept.token === 'string' && kept.expiresAt > Date.now() ? kept : undefined
}

/** Keeps a token for the seconds it lasts, in place of any other, and tells everyone who listens. */
export function keepToken(store: StoreView, token: SessionToken): void {
  for (const theme of themes) if (theme !== store.theme) forget(keyOf(theme))
  keep(keyOf(store.theme), token, Math.max(1, Math.ceil((token.expiresAt - Date.now()) / 1000)))
  tell()
}

/** Forgets the tokens of all brands; quietly where this tab loads its page anew anyway. */
export function dropToken(isQuiet = false): void {
  for (const theme of themes) forget(keyOf(theme))
  if (!isQuiet) tell()
}

const themes = [...new Set(storeViews.map((store) => store.theme))]

type Listener = (isElsewhere: boolean) => void
const listeners = new Set<Listener>()

function tell(): void {
  for (const listener of listeners) listener(false)
}

/** Calls the listener when this tab, or another one (elsewhere), signs in or out; returns the way to stop. */
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

/** The store view of the page in the browser. */
export function currentStore(): StoreView {
  return storeOfUrl(new URL(window.location.href))
}
