import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseEnv, port } from '@bocian/service/env.ts'
import { internalSecret } from '@bocian/service/internal-call.ts'
import { mode, undeclaredSettings } from '@bocian/service/mode.ts'
import { faultPoints, type Fault, type FaultPoint } from '../platform/fault-point.ts'

/** Relative paths begin at the repository, as in the storefront's build. */
const isFolder = (name: string): boolean =>
  name === '' || fs.existsSync(path.resolve(import.meta.dirname, '../../../..', name))

const fields = z.object({
  BACKEND_PORT: port(4000),
  SHOP_DESCRIPTION: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgres:// address' }).optional(),
  DATA_DIR: z.string().default('data'),
  MEDIA_DIR: z.string().optional(),
  LANGUAGES_DIR: z.string().refine(isFolder, 'must be a folder that exists').optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, message: 'must be a redis:// address' }).optional(),
  BASE_URL: z.url({ protocol: /^https?$/, message: 'must be an http address' }).default('http://127.0.0.1:3000'),
  STORE_BASE_URLS: z
    .string()
    .regex(
      /^\s*(\w+=https?:\/\/[^\s,]+\s*(,\s*|$))*$/,
      'must list store views with their addresses: de=https://shop.example.de,…',
    )
    .default(''),
  MODE: mode,
  DEMO_PASSWORD: z
    .string()
    .min(8, 'must be at least 8 characters')
    .max(128, 'must be at most 128 characters')
    .optional(),
  GRAPHQL_INTROSPECTION: z.enum(['on', 'off'], 'must be on or off').optional(),
  OUTBOX_PORT: port(4002).unwrap().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  TRUSTED_PROXIES: z.coerce.number().int('must be a whole number').min(0, 'must be 0 or more').default(0),
  FAULT_AT: z
    .string()
    .regex(
      new RegExp(`^(${faultPoints.join('|').replaceAll('.', '\\.')})(:[1-9]\\d{0,5})?$`),
      `must be one of ${faultPoints.join(', ')}, and may end with the visit at which to die, as in order.before-commit:3`,
    )
    .optional(),
  NODE_ENV: z.string().optional(),
  QUERY_COST: z.coerce.number().int('must be a whole number').min(1_000, 'must be at least 1000').default(250_000),
  REQUEST_DEADLINE_MS: z.coerce.number().int('must be a whole number').min(1, 'must be at least 1').default(15_000),
  REQUESTS_AT_ONCE: z.coerce.number().int('must be a whole number').min(0, 'must be 0 (no limit) or more').default(64),
  OVERLOAD_DELAY_MS: z.coerce.number().int('must be a whole number').min(0, 'must be 0 (off) or more').default(1_000),
  ORDERS_PER_ADDRESS: z.coerce.number().int('must be a whole number').min(1, 'must be at least 1').default(20),
  ORDERS_PER_MAILBOX: z.coerce.number().int('must be a whole number').min(1, 'must be at least 1').default(5),
  UNPAID_PIECES_PER_DAY: z.coerce.number().int('must be a whole number').min(1, 'must be at least 1').default(300),
  RATE_LIMIT: z.coerce.number().int('must be a whole number').min(0, 'must be 0 (off) or more').default(6_000),
  PREPARED_STATEMENTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  INTERNAL_SECRET: internalSecret,
})

const schema = fields.superRefine((env, context) => {
  if (env.FAULT_AT !== undefined && env.NODE_ENV !== 'test')
    context.addIssue({ code: 'custom', path: ['FAULT_AT'], message: 'kills the backend: only with NODE_ENV=test' })
  if (env.DEMO_PASSWORD !== undefined && env.MODE !== 'demo')
    context.addIssue({ code: 'custom', path: ['DEMO_PASSWORD'], message: 'is for demo accounts: only with MODE=demo' })
})

export interface Env {
  port: number
  host: string
  databaseUrl: string | undefined
  /** Whether connections to PostgreSQL keep the plans of their statements. */
  keepsPlans: boolean
  dataDir: string
  /** The folder of uploaded pictures. */
  mediaDir: string
  redisUrl: string | undefined
  baseUrl: string
  isDemo: boolean
  /** Required production settings that are missing or unfit for customers, one line each. */
  undeclared: string[]
  /** The password of the demo accounts; generated if undefined. */
  demoPassword: string | undefined
  isIntrospectionOpen: boolean
  /** The mail server; if undefined, emails stay in the outbox. */
  smtpUrl: string | undefined
  /** A local port on which a demo's unsent emails can be read; undefined to disable it. */
  outboxPort: number | undefined
  /** The sender of emails; empty if production has none. */
  mailFrom: string
  /** The number of trusted proxies in front of the storefront or, for direct connections, in front of this process. */
  trustedProxies: number
  /** Authenticates calls between the services of this shop. */
  internalSecret: string | undefined
  /** GraphQL requests per minute and visitor; 0 means no limit. */
  rateLimit: number
  /** The limits of orders per hour, and of pieces per day that are paid later. */
  orderLimits: { perAddress: number; perMailbox: number; unpaidPieces: number }
  /** The maximum cost of a GraphQL operation, see docs/limits.md. */
  mostQueryCost: number
  /** Milliseconds after which the work on a request is aborted. */
  requestDeadline: number
  /** How many requests usually run at one moment; 0 means that none is refused. */
  requestsAtOnce: number
  /** The mean delay of the event loop in milliseconds beyond which all but buyers are refused; 0 means never. */
  overloadDelay: number
  /** The point at which a test kills the process. */
  fault: Fault | undefined
}

/** Reads the backend's settings; EnvironmentError lists every invalid one. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const env = parseEnv(schema, source)
  return {
    port: env.BACKEND_PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    keepsPlans: env.PREPARED_STATEMENTS === 'on',
    dataDir: path.resolve(env.DATA_DIR),
    mediaDir: path.resolve(env.MEDIA_DIR ?? path.join(env.DATA_DIR, 'media')),
    redisUrl: env.REDIS_URL,
    baseUrl: env.BASE_URL.replace(/\/$/, ''),
    isDemo: env.MODE === 'demo',
    undeclared: undeclaredSettings(env.MODE, source),
    demoPassword: env.DEMO_PASSWORD,
    isIntrospectionOpen: (env.GRAPHQL_INTROSPECTION ?? (env.MODE === 'demo' ? 'on' : 'off')) === 'on',
    smtpUrl: env.SMTP_URL,
    // In production, anyone with access to the machine could read the links in customers' emails there.
    outboxPort: env.MODE === 'demo' ? env.OUTBOX_PORT : undefined,
    // Production has no default, because it would name the demo.
    mailFrom: env.MAIL_FROM ?? (env.MODE === 'demo' ? 'Bocian <shop@bocian.example>' : ''),
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimit: env.RATE_LIMIT,
    internalSecret: env.INTERNAL_SECRET,
    orderLimits: {
      perAddress: env.ORDERS_PER_ADDRESS,
      perMailbox: env.ORDERS_PER_MAILBOX,
      unpaidPieces: env.UNPAID_PIECES_PER_DAY,
    },
    mostQueryCost: env.QUERY_COST,
    requestDeadline: env.REQUEST_DEADLINE_MS,
    requestsAtOnce: env.REQUESTS_AT_ONCE,
    overloadDelay: env.OVERLOAD_DELAY_MS,
    fault: faultOf(env.FAULT_AT),
  }
}

function faultOf(text: string | undefined): Fault | undefined {
  const [point, visit] = text?.split(':') ?? []
  return point === undefined ? undefined : { point: point as FaultPoint, visit: Number(visit ?? 1) }
}
