const day = 24 * 3600

/** The cookies that the shop's scripts read, with lifetimes in seconds. `cart` is followed by the store group. */
const cookies = {
  cart: { age: 30 * day },
  size: { age: 180 * day },
  store: { age: 365 * day },
  tracker_client_id: { age: 365 * day },
} as const

/** The name of a cookie, with a suffix where needed: `cart_poland`. */
export type CookieName = keyof typeof cookies | `cart_${string}`

/** A cookie's value: on the server from the given header, in the browser from the document; undefined if missing. */
export function readCookie(name: CookieName, header = ''): string | undefined {
  const all = import.meta.env.SSR ? header : document.cookie
  const found = all.split('; ').find((entry) => entry.startsWith(`${name}=`))
  try {
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** The Set-Cookie text that sets a cookie for its lifetime, or deletes it when `value` is null. */
export function cookieLine(name: CookieName, value: string | null, isSecure: boolean): string {
  const { age } = name.startsWith('cart_') ? cookies.cart : cookies[name as keyof typeof cookies]
  const text = encodeURIComponent(value ?? '')
  return `${name}=${text}; Path=/; Max-Age=${value === null ? 0 : age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** In the browser: sets a cookie, or deletes it when `value` is null. */
export function keepCookie(name: CookieName, value: string | null): void {
  document.cookie = cookieLine(name, value, window.location.protocol === 'https:')
}
