import { randomBytes } from 'node:crypto'
import { publicEndpoint } from './graphql/endpoint.ts'

/** A nonce for one answer: 144 random bits. */
export const newNonce = (): string => randomBytes(18).toString('base64')

/** The Content Security Policy of a page: scripts by nonce, no markup from strings but what passed our own policy. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-html shop-start shop-text',
    ...(URL.canParse(publicEndpoint()) ? [`connect-src 'self' ${new URL(publicEndpoint()).origin}`] : []),
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
