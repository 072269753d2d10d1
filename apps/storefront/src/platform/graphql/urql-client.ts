import { Client, fetchExchange } from '@urql/core'
import type { StoreView } from '../i18n/store-views.ts'
import { absentBlocks } from './absent-blocks.ts'
import { entityCache } from './cache.ts'
import { endpoint } from './endpoint.ts'
import { persistentCache } from './persistent-cache.ts'

export { createRequest } from '@urql/core'

export type StoreClient = { readonly client: Client; readonly forget: () => Promise<unknown> }

/** The GraphQL client of one store view: no cache on the server, the normalised cache in the browser. */
export function makeClient(store: StoreView): StoreClient {
  const onServer = import.meta.env.SSR
  const storage = onServer ? undefined : persistentCache(store)
  const client = new Client({
    url: endpoint(),
    exchanges: [...(onServer ? [] : [entityCache(storage)]), absentBlocks, fetchExchange],
    requestPolicy: onServer ? 'network-only' : 'cache-first',
    preferGetMethod: false,
  })
  return { client, forget: async () => storage?.clear() }
}
