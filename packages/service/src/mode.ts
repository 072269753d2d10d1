import { z } from 'zod'

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

/** The required production settings that are missing, one line each; empty in a demo. */
export function undeclaredSettings(mode: Mode, env: NodeJS.ProcessEnv): string[] {
  if (mode === 'demo') return []
  return Object.entries(declared).flatMap(([name, meaning]) =>
    env[name] ? [] : [`${name}: is not set; it is ${meaning}`],
  )
}
