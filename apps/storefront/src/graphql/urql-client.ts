import { Client, fetchExchange } from '@urql/core'
import type { StoreView } from '#src/i18n/store-views.ts'
import { entityCache } from './cache.ts'

/** A client for one store view; on the server it keeps nothing, in the browser it is the one copy of server data. */
export function makeClient(store: StoreView, url: string): Client {
  const onServer = import.meta.env.SSR
  return new Client({
    url,
    exchanges: onServer ? [fetchExchange] : [entityCache(), fetchExchange],
    requestPolicy: onServer ? 'network-only' : 'cache-first',
    fetchOptions: { headers: { Store: store.code } },
    preferGetMethod: false,
  })
}
