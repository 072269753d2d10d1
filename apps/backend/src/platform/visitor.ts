import { visitorAddress } from '@bocian/service/client-address.ts'

/** Who asks over HTTP, and what the answer tells the browser besides its text. */
export interface Visitor {
  /** The address that limits count, for IPv6 its /64; null for our own shared calls. */
  readonly address: string | null
  /** True for our own storefront in a browser (`Application-Type: pwa-…`), false for any other client. */
  readonly isStorefront: boolean
  /** A cookie of the request by its name. */
  cookie(name: string): string | undefined
  /** Header lines of the answer; cookies are appended. */
  readonly replyHeaders: Headers
  /** The answer's status when it is not 200. */
  replyStatus?: number
}

const longestCookies = 16_384

/** Reads the visitor off the request's headers. */
export function visitorOf(headers: Headers, address: string | null): Visitor {
  const cookies = headers.get('cookie') ?? ''
  return {
    address: address === null ? null : visitorAddress(address),
    isStorefront: /^pwa-(web|embedded)$/.test(headers.get('application-type') ?? ''),
    cookie: (name) => (cookies.length > longestCookies ? undefined : cookieOf(cookies, name)),
    replyHeaders: new Headers(),
  }
}

function cookieOf(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  const found = cookies.split(';').find((entry) => entry.trim().startsWith(start))
  return found?.trim().slice(start.length)
}

/** A cookie that no script can read and no other site can send; without a value it is taken away. */
export function setHostCookie(visitor: Visitor, name: string, value: string | null, seconds: number): void {
  const age = value === null ? 0 : seconds
  visitor.replyHeaders.append(
    'set-cookie',
    `${name}=${value ?? ''}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Strict`,
  )
}
