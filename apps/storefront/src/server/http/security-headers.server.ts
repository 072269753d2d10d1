import { hash } from 'node:crypto'
import { publicEndpoint } from '#src/platform/graphql/endpoint.ts'

/** The source that allows an inline script with exactly this text. */
export const scriptHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** What a page may load and reach beyond the shop. */
export type PageSources = {
  readonly images: readonly string[]
  readonly connections: readonly string[]
  readonly frames: readonly string[]
  readonly forms: readonly string[]
  readonly styles?: readonly string[]
  readonly fonts?: readonly string[]
  /** Its scripts may make scripts and markup from strings. */
  readonly takesStrings?: boolean
  /** Additional Trusted Types policies that its scripts may create. */
  readonly policies?: readonly string[]
}

/**
 * The Content Security Policy of a page: only inline scripts with these hashes and the scripts that they add, and no markup from
 * strings but what passed our own policy. Only a page that takes a card, and one whose visitor may agree or has agreed to
 * third-party scripts, has sources beyond the shop.
 */
export function contentSecurityPolicy(scripts: readonly string[], beyond?: PageSources): string {
  const endpoint = URL.canParse(publicEndpoint()) ? [new URL(publicEndpoint()).origin] : []
  const connections = [...endpoint, ...(beyond?.connections ?? [])]
  return [
    "default-src 'self'",
    scripts.length === 0 ? "script-src 'none'" : `script-src ${scripts.join(' ')} 'strict-dynamic'`,
    ["style-src 'self'", ...(beyond?.styles ?? [])].join(' '),
    ...(beyond?.fonts ? [`font-src 'self' ${beyond.fonts.join(' ')}`] : []),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...(beyond?.images ?? [])].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(beyond?.forms ?? [])].join(' '),
    `frame-src ${beyond?.frames.join(' ') ?? "'none'"}`,
    "frame-ancestors 'none'",
    ...(beyond?.takesStrings === true
      ? []
      : [
          "require-trusted-types-for 'script'",
          ['trusted-types shop-html shop-start', ...(beyond?.policies ?? [])].join(' '),
        ]),
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
