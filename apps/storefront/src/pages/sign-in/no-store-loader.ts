import { data } from 'react-router'

/** The data of a page whose URL contains a secret: the response is not cached, and links send no referrer. */
export function noStoreData<Loaded>(loaded: Loaded) {
  return data(loaded, { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } })
}

/** The loader for pages whose URL contains a secret, and which load nothing. */
export const noStoreLoader = () => noStoreData(null)
