import { Client, fetchExchange } from '@urql/core'
import type { StoreView } from '#src/i18n/store-views.ts'
import { entityCache } from './cache.ts'
import { endpoint } from './endpoint.ts'
import { keptCache } from './kept-cache.ts'

export { createRequest, getOperationName } from '@urql/core'

export type StoreClient = { readonly client: Client; readonly forget: () => Promise<unknown> }

/** A client for one store view; on the server it keeps nothing, in the browser it is the one copy of server data. */
export function makeClient(store: StoreView): StoreClient {
  const onServer = import.meta.env.SSR
  const storage = onServer ? undefined : keptCache(store)
  const client = new Client({
    url: endpoint(),
    exchanges: onServer ? [fetchExchange] : [entityCache(storage), fetchExchange],
    requestPolicy: onServer ? 'network-only' : 'cache-first',
    preferGetMethod: false,
  })
  return { client, forget: async () => storage?.clear() }
}
