import { describeValue, EnvironmentError, removedSettings } from '@bocian/service/env.ts'
import { mode, undeclaredSettings } from '@bocian/service/mode.ts'
import { cardEnvironments } from './card-sources.server.ts'
import { readLimits, type Limits } from './visitor.server.ts'

export type Environment = {
  readonly isDemo: boolean
  /** How many proxies are in front of the storefront; undefined in a demo without the setting, which trusts this machine only. */
  readonly trustedProxies: number | undefined
  /** The public origin from `BASE_URL`; undefined in a demo, which uses the requested host. */
  readonly origin: string | undefined
  readonly port: number
  readonly host: string
  readonly backendUrl: string
  readonly imagesUrl: string
  /** Where browsers ask: the shop's own `/graphql`, or `API_URL` when the endpoint has an address of its own. */
  readonly apiUrl: string
  /** Adyen's data centre, where the shop takes cards with Adyen. */
  readonly cardEnvironment: string | undefined
  /** Hosts that have their own default store view, from `STORE_HOSTS=bocian.example.de=de,…`. */
  readonly storeHosts: Readonly<Record<string, string>>
  /** For how many seconds a cache in front of the shop may answer with a page by itself; 0 for never. */
  readonly sharedSeconds: number
  readonly limits: Limits
}

/** Reads the storefront's environment once; every fault is named. */
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
  }
}

function pairs(text: string): [string, string][] {
  return text
    .split(',')
    .map((entry) => entry.trim().split('='))
    .filter((entry): entry is [string, string] => entry.length === 2)
}
