import { isHost, namesOneHost } from '@bocian/service/host.ts'
import { createLog } from '@bocian/service/log.ts'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Environment } from './http/environment.ts'
import { repairUrl } from './repair-url.server.ts'
import { securityHeaders } from './http/security-headers.server.ts'

const maximumBody = 64 * 1024
/**
 * Milliseconds for the headers and for the whole request; slower clients are disconnected at the next check. A start of the server on
 * a busy machine may take long to load the renderer.
 */
const timeouts = { headers: 10_000, request: 30_000, check: 2_000, start: 60_000 }
/** Each connection takes a file descriptor. Beyond this many, new connections are closed so that open ones are served. */
const mostConnections = 4_000

/** The storefront's HTTP server without routes: trusted proxies, timeouts and headers of every response. */
export function createPublicServer({
  trustedProxies,
  origin,
}: Pick<Environment, 'trustedProxies' | 'origin'>): FastifyInstance {
  // A proxy may not forward the protocol. Browsers ignore HSTS over plain HTTP.
  const isTls = origin?.startsWith('https:') === true
  const log: FastifyBaseLogger = createLog('storefront')
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maximumBody,
    pluginTimeout: timeouts.start,
    trustProxy: trustIn(trustedProxies),
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    routerOptions: { maxParamLength: 4000 },
    frameworkErrors: (error, request, reply) => void redirectBadUrl(error, request, reply as unknown as FastifyReply),
  })
  app.server.maxConnections = mostConnections
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(isTls || request.protocol === 'https'))
    // Pages need a valid host to build URLs; health probes do not.
    const isSound = namesOneHost(request.raw) && (isHost(request.host) || request.url === '/health')
    if (!isSound) return reply.code(400).type('text/plain; charset=utf-8').send('The Host header is not valid.\n')
    return undefined
  })
  return app
}

/** Trusts the declared number of proxies at any address; without a number, only proxies on this machine. */
function trustIn(proxies: number | undefined): 'loopback' | ((address: string, hop: number) => boolean) {
  // A function, because Fastify trusts no proxy at all if it gets a plain number.
  return proxies === undefined ? 'loopback' : (_address, hop) => hop < proxies
}

/** Redirects a URL that cannot be decoded to its repaired form; other errors keep their status. */
function redirectBadUrl(error: FastifyError, { raw }: Pick<FastifyRequest, 'raw'>, reply: FastifyReply): FastifyReply {
  const url = raw.url ?? '/'
  const repaired = repairUrl(url)
  if (error.code === 'FST_ERR_BAD_URL' && repaired !== url) return reply.redirect(repaired, 301)
  return reply.status(error.statusCode ?? 400).send({ message: error.message })
}
