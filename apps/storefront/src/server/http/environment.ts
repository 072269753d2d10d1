import { describeValue, EnvironmentError, removedSettings } from '@bocian/service/env.ts'
import { mode, undeclaredSettings } from '@bocian/service/mode.ts'
import { cardEnvironments } from './card-sources.server.ts'
import { readLimits, type Limits } from './visitor.server.ts'

export type Environment = {
  readonly isDemo: boolean
  /**
   * The number of proxies in front of the storefront; undefined in a demo without the setting, where only proxies on this machine
   * are trusted.
   */
  readonly trustedProxies: number | undefined
  /** The public origin from `BASE_URL`; undefined in a demo, which uses the requested host. */
  readonly origin: string | undefined
  readonly port: number
  readonly host: string
  readonly backendUrl: string
  readonly imagesUrl: string
  /** The GraphQL endpoint for browsers: `/graphql` of the shop, or `API_URL` if it has its own host. */
  readonly apiUrl: string
  /** Adyen's data centre; undefined if the shop takes no cards through Adyen. */
  readonly cardEnvironment: string | undefined
  /** Hosts that have their own default store view, from `STORE_HOSTS=bocian.example.de=de,…`. */
  readonly storeHosts: Readonly<Record<string, string>>
  /** The number of seconds for which a shared cache may reuse a page without revalidation; 0 for never. */
  readonly sharedSeconds: number
  readonly limits: Limits
  /** How many requests usually run at one moment; 0 if none is refused. */
  readonly requestsAtOnce: number
  /** How many new visitors are let in per minute; 0 for as many as the shop can serve. */
  readonly entriesPerMinute: number
}

/** Reads and validates the settings. Throws one EnvironmentError that lists all invalid settings. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const faults = removedSettings(env)
  const chosenMode = mode.safeParse(env['MODE'] || undefined)
  if (!chosenMode.success) faults.push(`MODE: must be demo or production (${describeValue('MODE', env['MODE'])})`)
  const url = (name: string, fallback: string): string => {
    const value = env[name] || fallback
    if (!URL.canParse(value)) faults.push(`${name}: must be a URL (${describeValue(name, value)})`)
    return value.replace(/\/$/, '')
  }
  if (chosenMode.data) faults.push(...undeclaredSettings(chosenMode.data, env))
  const baseUrl = env['BASE_URL'] ? url('BASE_URL', '') : ''
  const apiUrl = env['API_URL'] ? url('API_URL', '') : '/graphql'
  const port = Number(env['PORT'] || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    faults.push(`PORT: must be a port number (${describeValue('PORT', env['PORT'])})`)
  const backendUrl = url('BACKEND_URL', 'http://127.0.0.1:4000')
  const imagesUrl = url('IMAGES_URL', 'http://127.0.0.1:4001')
  const cardEnvironment = env['ADYEN_CLIENT_KEY'] ? env['ADYEN_ENVIRONMENT'] || 'test' : undefined
  if (cardEnvironment !== undefined && !cardEnvironments.includes(cardEnvironment))
    faults.push(
      `ADYEN_ENVIRONMENT: must be one of ${cardEnvironments.join(', ')} (${describeValue('ADYEN_ENVIRONMENT', cardEnvironment)})`,
    )
  const sharedSeconds = Number(env['PAGE_SHARED_SECONDS'] || 0)
  if (!Number.isInteger(sharedSeconds) || sharedSeconds < 0)
    faults.push(
      `PAGE_SHARED_SECONDS: must be a whole number (${describeValue('PAGE_SHARED_SECONDS', env['PAGE_SHARED_SECONDS'])})`,
    )
  const wholeNumber = (name: string, fallback: number): number => {
    const value = Number(env[name] || fallback)
    if (!Number.isInteger(value) || value < 0)
      faults.push(`${name}: must be a whole number (${describeValue(name, env[name])})`)
    return value
  }
  const requestsAtOnce = wholeNumber('REQUESTS_AT_ONCE', 64)
  const entriesPerMinute = wholeNumber('ENTRIES_PER_MINUTE', 0)
  const storeHosts = Object.fromEntries(pairs(env['STORE_HOSTS'] ?? ''))
  const limits = readLimits(env, faults)
  if (faults.length > 0) throw new EnvironmentError(faults)
  return {
    isDemo: chosenMode.data === 'demo',
    trustedProxies: env['TRUSTED_PROXIES'] ? limits.trustedProxies : undefined,
    origin: baseUrl === '' ? undefined : new URL(baseUrl).origin,
    port,
    host: env['HOST'] || '127.0.0.1',
    backendUrl,
    imagesUrl,
    apiUrl,
    cardEnvironment,
    storeHosts,
    sharedSeconds,
    limits,
    requestsAtOnce,
    entriesPerMinute,
  }
}

function pairs(text: string): [string, string][] {
  return text
    .split(',')
    .map((entry) => entry.trim().split('='))
    .filter((entry): entry is [string, string] => entry.length === 2)
}
