import { hash } from 'node:crypto'
import { currentApplication } from '#src/platform/application/application.ts'

/** The source that allows an inline script with exactly this text. */
export const scriptHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** The sources outside the shop that a page may load from or send to. */
export type PageSources = {
  readonly images: readonly string[]
  readonly connections: readonly string[]
  readonly frames: readonly string[]
  readonly forms: readonly string[]
  readonly styles?: readonly string[]
  readonly fonts?: readonly string[]
  /** True if scripts may create scripts and markup from strings, so that Trusted Types are off. */
  readonly takesStrings?: boolean
  /** Additional Trusted Types policies that its scripts may create. */
  readonly policies?: readonly string[]
}

/**
 * The Content Security Policy of a page. Allows only inline scripts with these hashes and the scripts that they add, and markup
 * from strings only through our own Trusted Types policy. Only two kinds of page have sources outside the shop: those with card
 * fields, and those whose visitor may consent or has consented to third-party scripts.
 */
export function contentSecurityPolicy(scripts: readonly string[], beyond?: PageSources): string {
  const { apiUrl } = currentApplication()
  const endpoint = URL.canParse(apiUrl) ? [new URL(apiUrl).origin] : []
  const connections = [...endpoint, ...(beyond?.connections ?? [])]
  // No spaces between the parts: headers are not compressed, and a product page just fits into its first round trip.
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
    // Otherwise frames are those of `default-src`: the shop's own, such as the one in which a video plays.
    ...(beyond ? [`frame-src ${beyond.frames.join(' ')}`] : []),
    "frame-ancestors 'none'",
    ...(beyond?.takesStrings === true
      ? []
      : [
          "require-trusted-types-for 'script'",
          ['trusted-types shop-html shop-start', ...(beyond?.policies ?? [])].join(' '),
        ]),
    ...(connections.length > 0 ? [`connect-src 'self' ${connections.join(' ')}`] : []),
  ].join(';')
}

/** Features that no page uses. The location and payments are not listed: by default only pages of the shop may use them. */
const unused = ['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'usb']

/** The security headers of every response of the shop's origin. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': unused.map((name) => `${name}=()`).join(','),
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
