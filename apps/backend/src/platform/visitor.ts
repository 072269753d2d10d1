import { visitorAddress } from '@bocian/service/client-address.ts'

/** The HTTP client of a request, and the headers and status of the response. */
export interface Visitor {
  /** The IP address for rate limits, for IPv6 its /64; null for calls of our own storefront server. */
  readonly address: string | null
  /** True for our own storefront in a browser (`Application-Type: pwa-…`), false for any other client. */
  readonly isStorefront: boolean
  /** The `User-Agent` header, shortened; empty if there is none. */
  readonly userAgent: string
  /** The value of a cookie in the request. */
  cookie(name: string): string | undefined
  /** Response headers. Append cookies to them, rather than replacing others. */
  readonly replyHeaders: Headers
  /** The response status, if it is not 200. */
  replyStatus?: number
}

const longestCookies = 16_384
const longestUserAgent = 512

export function visitorOf(headers: Headers, address: string | null): Visitor {
  const cookies = headers.get('cookie') ?? ''
  return {
    address: address === null ? null : visitorAddress(address),
    isStorefront: /^pwa-(web|embedded)$/.test(headers.get('application-type') ?? ''),
    userAgent: (headers.get('user-agent') ?? '').slice(0, longestUserAgent),
    cookie: (name) => (cookies.length > longestCookies ? undefined : cookieOf(cookies, name)),
    replyHeaders: new Headers(),
  }
}

function cookieOf(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  const found = cookies.split(';').find((entry) => entry.trim().startsWith(start))
  return found?.trim().slice(start.length)
}

/** Sets a cookie that scripts cannot read and other sites cannot send. A null value deletes it. */
export function setHostCookie(visitor: Visitor, name: string, value: string | null, seconds: number): void {
  const age = value === null ? 0 : seconds
  visitor.replyHeaders.append(
    'set-cookie',
    `${name}=${value ?? ''}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Strict`,
  )
}
