import { z } from 'zod'
import { describeValue } from './env.ts'

/**
 * The setting `MODE`: `demo` has sample products and a payment sandbox for testers, `production` sells to customers. A service
 * that is not started by `npm start` defaults to production.
 */
export type Mode = 'demo' | 'production'

export const mode = z.enum(['demo', 'production'], 'must be demo or production').default('production')

/** Settings that production requires; a demo has defaults for them. */
const declared = {
  BASE_URL: 'the public address of the shop, such as https://shop.example',
  TRUSTED_PROXIES: 'how many of your proxies are in front of the storefront: 0 for none, 1 for one TLS proxy',
  INTERNAL_SECRET: 'a long random text, the same for all services of the shop, by which they authenticate each other',
} as const

/** The required production settings that are missing or unfit for customers, one line each; empty in a demo. */
export function undeclaredSettings(mode: Mode, env: NodeJS.ProcessEnv): string[] {
  if (mode === 'demo') return []
  const missing = Object.entries(declared).flatMap(([name, meaning]) =>
    env[name] ? [] : [`${name}: is not set; it is ${meaning}`],
  )
  const address = env['BASE_URL']
  if (!address || isPublicOrigin(address)) return missing
  return [
    `BASE_URL: must be a public https address without a path, such as https://shop.example (${describeValue('BASE_URL', address)})`,
    ...missing,
  ]
}

const isLoopback = /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])\.?$/

/** Whether browsers elsewhere can reach the address, and it is nothing but an https origin. */
function isPublicOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, href, origin } = new URL(address)
  return protocol === 'https:' && href === `${origin}/` && !isLoopback.test(hostname)
}
