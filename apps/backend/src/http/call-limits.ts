import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createCallLimit, type CallLimit, type SharedCounter } from '@bocian/service/call-limit.ts'
import { clientAddress, visitorAddress } from '@bocian/service/client-address.ts'
import { callerOf } from '@bocian/service/internal-call.ts'
import type { Env } from '../start/env.ts'
import { platformErrors } from '../platform/errors.ts'
import { sendError } from '../platform/graphql/graphql-server.ts'

type Limited = Pick<Env, 'internalSecret' | 'trustedProxies' | 'rateLimit' | 'redisUrl'>

/**
 * The visitor whose rate limit a request counts against: the one that our storefront names, otherwise the client of the
 * connection or the one in front of our proxies. Null for the storefront's own requests, such as those for cached pages.
 */
export function visitorOfCall(
  headerOf: (name: string) => string | null | undefined,
  socket: string | undefined,
  { internalSecret, trustedProxies }: Pick<Limited, 'internalSecret' | 'trustedProxies'>,
): string | null {
  const caller = callerOf(headerOf, internalSecret)
  if (caller.kind === 'internal') return caller.client === undefined ? null : visitorAddress(caller.client)
  return visitorAddress(clientAddress(socket, headerOf('x-forwarded-for') ?? undefined, trustedProxies))
}

/**
 * Paths with a rate limit. The other ones (health checks, `/page-changes`, sitemaps, payment webhooks) are requested by our own
 * services and the payment providers.
 */
const counted = /^\/(graphql|invoice|credit-note|return-label)\b/
/** A document is drawn for each request, which takes as long as about fifty cheap queries. */
const pointsOf = (url: string): number => (url.startsWith('/graphql') ? 1 : 50)

/** Limits the calls of each visitor; responds with 429 and `retry-after`. */
export async function limitCalls(server: FastifyInstance, env: Limited): Promise<CallLimit> {
  const limit = createCallLimit(env.rateLimit, await sharedCounter(server, env.redisUrl))
  server.addHook('onRequest', async (request, reply) => {
    const visitor = counted.test(request.url) ? visitorOfRequest(request, env) : null
    const wait = visitor === null ? 0 : await limit.spend(visitor, pointsOf(request.url))
    if (wait === 0) return undefined
    return sendError(reply.header('retry-after', String(wait)), 429, platformErrors.TOO_MANY_REQUESTS())
  })
  return limit
}

/** The visitor of a request, see `visitorOfCall`. */
export function visitorOfRequest(
  request: FastifyRequest,
  env: Pick<Limited, 'internalSecret' | 'trustedProxies'>,
): string | null {
  const headerOf = (name: string) => [request.headers[name]].flat()[0]
  return visitorOfCall(headerOf, request.socket.remoteAddress, env)
}

const longestWait = 100

/** Connects a Redis counter. While Redis is unreachable, each node counts by itself. */
async function sharedCounter(server: FastifyInstance, url: string | undefined): Promise<SharedCounter | undefined> {
  if (url === undefined) return undefined
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true, commandTimeout: longestWait }
  // Loaded only if there is a Redis, so that every other process starts faster.
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, options)
  redis.on('error', () => undefined)
  await redis.connect().catch(() => undefined)
  server.addHook('onClose', async () => redis.disconnect())
  return async (visitor, points, seconds) => {
    const key = `calls ${visitor}`
    try {
      const results = await redis.multi().set(key, 0, 'EX', seconds, 'NX').incrby(key, points).exec()
      const sum = results?.[1]?.[1]
      return typeof sum === 'number' ? sum : undefined
    } catch {
      return undefined
    }
  }
}
