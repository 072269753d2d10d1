import { currentApplication } from '../application/application.ts'
import { keep, recall } from '../storage/persistence.ts'
import type { StoreView } from '../i18n/store-views.ts'
import { credentials } from './credentials.ts'

const cacheIdHeader = 'x-magento-cache-id'
const wrapper = /\bShopApp\/\d/

/** In whose name a call is made, if not in that of the session. */
export type Caller = { readonly token?: string | undefined; readonly isOwn?: boolean | undefined }

/** Headers of every API call: the caller's tokens, store view, currency and application type. */
export function callHeaders(store: StoreView, caller: Caller = {}): Record<string, string> {
  const { token: sessionToken = '', agentToken = recall<string>('agent_token') ?? '' } = credentials()
  const token = caller.token ?? sessionToken
  const currency = storedCurrency(store)
  const cacheId = recall<string>(`magento_cache_id:${store.code}`)
  return {
    authorization: token && `Bearer ${token}`,
    store: store.code,
    'application-type': applicationType(import.meta.env.SSR ? '' : navigator.userAgent),
    'agent-data': caller.isOwn ? '' : agentToken,
    ...(currency ? { 'content-currency': currency } : {}),
    // The backend responds with cache tags, by which the server removes cached pages.
    ...(import.meta.env.SSR ? { 'x-cache-tags': 'wanted', ...currentApplication().serverHeaders() } : {}),
    ...(cacheId ? { [cacheIdHeader]: cacheId } : {}),
  }
}

/** The native app adds `ShopApp/<version>` to its web view's user agent. */
export function applicationType(userAgent: string): 'pwa-embedded' | 'pwa-web' {
  return wrapper.test(userAgent) ? 'pwa-embedded' : 'pwa-web'
}

/** Stores the cache id of a response, so that the next call sends it back. */
export function keepCacheId(store: StoreView, headers: Headers): void {
  const key = `magento_cache_id:${store.code}` as const
  const id = headers.get(cacheIdHeader)
  if (id && id !== recall(key)) keep(key, id)
}

// The stored currency belongs to the chosen store view; the open page may belong to another store view.
function storedCurrency(store: StoreView): string | undefined {
  return recall('store_view_code') === store.code ? recall<string>('store_view_currency') : undefined
}
