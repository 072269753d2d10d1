import type { StoreView } from '#src/i18n/store-views.ts'

const lifetime = 60 * 60 * 24 * 30

const nameOf = (store: StoreView): string => `cart_${store.group}`

/** The id of the shopper's cart in the store's group: from the request's cookies on the server, from the document's in the browser. */
export function readCartId(store: StoreView, request?: Request): string | undefined {
  const cookies = import.meta.env.SSR ? (request?.headers.get('cookie') ?? '') : document.cookie
  const start = `${nameOf(store)}=`
  const found = cookies.split('; ').find((entry) => entry.startsWith(start))
  const id = found?.slice(start.length) ?? ''
  return /^[A-Za-z0-9]{1,64}$/.test(id) ? id : undefined
}

/** The cookie line that keeps a cart's id for thirty days, or forgets it. */
export function cartCookie(store: StoreView, id: string | null, isSecure: boolean): string {
  const age = id === null ? 0 : lifetime
  return `${nameOf(store)}=${id ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** In the browser: keeps or forgets the cart's id. */
export function keepCartId(store: StoreView, id: string | null): void {
  document.cookie = cartCookie(store, id, window.location.protocol === 'https:')
}
