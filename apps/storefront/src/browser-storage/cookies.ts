const day = 24 * 3600

/** The cookies that scripts of the shop read, with their lifetimes in seconds; the rest of a name says whose it is. */
const cookies = {
  cart: { age: 30 * day },
  size: { age: 180 * day },
  tracker_client_id: { age: 365 * day },
} as const

/** The name of a cookie, alone or with what it belongs to: `cart_poland`. */
export type CookieName = keyof typeof cookies | `cart_${string}`

/** A cookie's value: from the given header's text on the server, from the document's in the browser; undefined when there is none. */
export function readCookie(name: CookieName, header = ''): string | undefined {
  const all = import.meta.env.SSR ? header : document.cookie
  const found = all.split('; ').find((entry) => entry.startsWith(`${name}=`))
  try {
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** The line that sets a cookie for its lifetime, or takes it away. */
export function cookieLine(name: CookieName, value: string | null, isSecure: boolean): string {
  const { age } = name.startsWith('cart_') ? cookies.cart : cookies[name as keyof typeof cookies]
  const text = encodeURIComponent(value ?? '')
  return `${name}=${text}; Path=/; Max-Age=${value === null ? 0 : age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** In the browser: sets a cookie, or takes it away. */
export function keepCookie(name: CookieName, value: string | null): void {
  document.cookie = cookieLine(name, value, window.location.protocol === 'https:')
}
