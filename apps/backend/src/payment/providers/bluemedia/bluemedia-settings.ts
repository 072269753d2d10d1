import { z } from 'zod'
import { parseEnv } from '@bocian/service/env.ts'

/** An account with Blue Media (Autopay): its service id, its shared key and the gateway's URL. */
export interface BlueMediaAccount {
  serviceId: string
  key: string
  /** The gateway's URL, without a trailing slash. */
  url: string
}

const fields = z.object({
  BLUEMEDIA_SERVICE_ID: z
    .string()
    .regex(/^\d{1,10}$/, 'must be the number of the service')
    .optional(),
  BLUEMEDIA_KEY: z.string().optional(),
  BLUEMEDIA_URL: z.url({ protocol: /^https?$/, message: 'must be an http address' }).optional(),
})

const names = ['BLUEMEDIA_SERVICE_ID', 'BLUEMEDIA_KEY', 'BLUEMEDIA_URL'] as const

const schema = fields.superRefine((env, context) => {
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length === names.length) return
  for (const name of missing)
    context.addIssue({ code: 'custom', path: [name], message: `must stand with ${names.join(', ')}` })
})

/** Reads the account; undefined if it is not set. Throws EnvironmentError if a part of it is missing. */
export function readBlueMediaAccount(source: NodeJS.ProcessEnv): BlueMediaAccount | undefined {
  const { BLUEMEDIA_SERVICE_ID: serviceId, BLUEMEDIA_KEY: key, BLUEMEDIA_URL: url } = parseEnv(schema, source)
  return serviceId === undefined || key === undefined || url === undefined
    ? undefined
    : { serviceId, key, url: url.replace(/\/$/, '') }
}
