import { z } from 'zod'
import { EnvironmentError, parseEnv } from '@bocian/service/env.ts'
import { mode } from '@bocian/service/mode.ts'

/** Adyen's data centres, as its web components name them. */
export const adyenEnvironments = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea'] as const

const text = z.string().trim().min(1).optional()
const hexKeys = z
  .string()
  .regex(
    /^\s*[0-9A-Fa-f]{64}\s*(,\s*[0-9A-Fa-f]{64}\s*)*$/,
    'must be keys of 64 hexadecimal digits, separated by commas',
  )
  .transform((keys) => keys.split(',').map((key) => key.trim()))

const schema = z.object({
  ADYEN_API_KEY: text,
  ADYEN_MERCHANT_ACCOUNT: text,
  ADYEN_CLIENT_KEY: text,
  ADYEN_HMAC_KEY: hexKeys.optional(),
  ADYEN_ENVIRONMENT: z.enum(adyenEnvironments, `must be one of ${adyenEnvironments.join(', ')}`).default('test'),
  ADYEN_LIVE_PREFIX: text,
  MODE: mode,
  ADYEN_API_URL: z.url({ protocol: /^https?$/, message: 'must be an http address' }).optional(),
})

/** Settings for card payments by Adyen. */
export interface AdyenSettings {
  apiKey: string
  merchantAccount: string
  /** A public key: browsers send it to Adyen. */
  clientKey: string
  /** Accepted webhook keys: two during a rotation. */
  hmacKeys: readonly string[]
  environment: (typeof adyenEnvironments)[number]
  livePrefix: string | undefined
  /** Overrides Adyen's URL, for a proxy or a test. */
  apiUrl: string | undefined
}

/** Reads Adyen's settings; undefined if none are set. Throws EnvironmentError if some are missing or unfit for production. */
export function readAdyenSettings(source: NodeJS.ProcessEnv): AdyenSettings | undefined {
  const env = parseEnv(schema, source)
  const { ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = env
  const { ADYEN_CLIENT_KEY: clientKey, ADYEN_HMAC_KEY: hmacKeys, ADYEN_LIVE_PREFIX: livePrefix } = env
  const needed = { ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_CLIENT_KEY: clientKey }
  const missing = Object.entries({ ...needed, ADYEN_HMAC_KEY: hmacKeys }).filter(([, value]) => value === undefined)
  if (missing.length === 4) return undefined
  const isLive = env.ADYEN_ENVIRONMENT !== 'test'
  const faults = missing.map(([name]) => `${name}: is needed to take cards with Adyen`)
  // Adyen's test cards are public, so they would pay for real orders.
  if (!isLive && env.MODE === 'production')
    faults.push(
      'ADYEN_ENVIRONMENT: is test, where cards pay nothing; in production it must be that of your live account',
    )
  if (isLive && livePrefix === undefined) faults.push(`ADYEN_LIVE_PREFIX: is needed for ${env.ADYEN_ENVIRONMENT}`)
  if (faults.length > 0 || !apiKey || !merchantAccount || !clientKey || !hmacKeys) throw new EnvironmentError(faults)
  const { ADYEN_ENVIRONMENT: environment, ADYEN_API_URL: apiUrl } = env
  return { apiKey, merchantAccount, clientKey, hmacKeys, environment, livePrefix, apiUrl }
}
