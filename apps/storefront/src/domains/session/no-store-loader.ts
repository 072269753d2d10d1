import { data } from 'react-router'

/** The loader for pages whose URL contains a secret: not cached, and no referrer. */
export function noStoreLoader() {
  return data(null, { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } })
}
