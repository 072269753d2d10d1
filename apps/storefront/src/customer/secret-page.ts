import { data } from 'react-router'

/** The loader of a page whose address holds a secret: kept by nobody, told to nobody. */
export function secretPage() {
  return data(null, { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } })
}
