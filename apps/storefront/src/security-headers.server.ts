import { randomBytes } from 'node:crypto'
import { publicEndpoint } from './graphql/endpoint.ts'
import type { CardSources } from './payment/card-sources.server.ts'

/** A nonce for one answer: 144 random bits. */
export const newNonce = (): string => randomBytes(18).toString('base64')

/**
 * The Content Security Policy of a page: scripts by nonce, no markup from strings but what passed our own policy. Only a page
 * that takes a card has sources beyond the shop.
 */
export function contentSecurityPolicy(nonce: string, card?: CardSources): string {
  const endpoint = URL.canParse(publicEndpoint()) ? [new URL(publicEndpoint()).origin] : []
  const connections = [...endpoint, ...(card?.connections ?? [])]
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...(card?.images ?? [])].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(card?.forms ?? [])].join(' '),
    `frame-src ${card?.frames.join(' ') ?? "'none'"}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-html shop-start shop-text',
    ...(connections.length > 0 ? [`connect-src 'self' ${connections.join(' ')}`] : []),
  ].join('; ')
}

const unused = ['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'usb']

/** What every answer of the shop's origin says, whatever it holds. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': [...unused.map((name) => `${name}=()`), 'geolocation=(self)', 'payment=(self)'].join(', '),
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
