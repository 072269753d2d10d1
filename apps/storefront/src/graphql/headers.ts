import { keep, recall } from '#src/browser-storage/persistence.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { credentials } from './credentials.ts'

let serverHeaders: () => Record<string, string> = () => ({})

/** On the server: sets more headers for each call to the backend. */
export function setServerHeaders(source: () => Record<string, string>): void {
  serverHeaders = source
}

const cacheIdHeader = 'x-magento-cache-id'
const wrapper = /\bBocianApp\/\d/

/** What every call says: who asks (the session, or else whoever owns the token), in which store view and currency, from which kind of shop window. */
export function callHeaders(store: StoreView, ownToken?: string): Record<string, string> {
  const { token: sessionToken = '', agentToken = recall<string>('agent_token') ?? '' } = credentials()
  const token = ownToken ?? sessionToken
  const currency = storedCurrency(store)
  const cacheId = recall<string>(`magento_cache_id:${store.code}`)
  return {
    authorization: token && `Bearer ${token}`,
    store: store.code,
    'application-type': applicationType(import.meta.env.SSR ? '' : navigator.userAgent),
    'agent-data': agentToken,
    ...(currency ? { 'content-currency': currency } : {}),
    // The server's own pages are kept by what they show.
    ...(import.meta.env.SSR ? { 'x-cache-tags': 'wanted', ...serverHeaders() } : {}),
    ...(cacheId ? { [cacheIdHeader]: cacheId } : {}),
  }
}

/** The native wrapper adds `BocianApp/<version>` to its web view's user agent. */
export function applicationType(userAgent: string): 'pwa-embedded' | 'pwa-web' {
  return wrapper.test(userAgent) ? 'pwa-embedded' : 'pwa-web'
}

/** Keeps the cache id of an answer, so that the next call can send it back. */
export function keepCacheId(store: StoreView, answer: Headers): void {
  const key = `magento_cache_id:${store.code}` as const
  const id = answer.get(cacheIdHeader)
  if (id && id !== recall(key)) keep(key, id)
}

// A page of another store view may be open than the one that was chosen; its currency is its own.
function storedCurrency(store: StoreView): string | undefined {
  return recall('store_view_code') === store.code ? recall<string>('store_view_currency') : undefined
}
