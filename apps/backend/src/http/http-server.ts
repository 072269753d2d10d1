import Fastify, { type FastifyInstance } from 'fastify'
import { namesOneHost } from '@bocian/service/host.ts'
import type { Logger } from '@bocian/service/log.ts'
import type { Admission } from '@bocian/service/admission/admission.ts'
import { admitRequests } from './admit-requests.ts'
import { limitCalls, visitorOfCall } from './call-limits.ts'
import type { Env } from '../start/env.ts'
import type { Database } from '../platform/database.ts'
import { platformErrors } from '../platform/errors.ts'
import { registerGraphQL, sendError } from '../platform/graphql/graphql-server.ts'
import { transientFailure, retryAfterSeconds } from '../platform/engine/transient-failure.ts'
import { createSchemaProvider } from '../start/schema-provider.ts'
import { pageChangesRoute } from './page-changes.ts'
import { feedRoute } from '../blog/blog.ts'
import { seoRoutes } from '../seo/seo.ts'
import { openingRoute } from '../opening/opening-soon/opening-soon.ts'
import { invoiceRoute } from '../order/order.ts'
import { labelRoute } from '../returns/returns.ts'
import { paymentRoutes } from '../payment/payment.ts'
import { withPreview } from './preview-context.ts'
import { requestContext } from './request-context.ts'

const oneMebibyte = 1_048_576
const longestUrl = 32_768

/**
 * The backend's HTTP server: GraphQL and health checks. Rejects requests that are too large, too frequent or malformed, and those that
 * `admission` refuses.
 */
export async function createHttpServer(
  database: Database,
  env: Env,
  log: Logger,
  admission?: Admission,
): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit: oneMebibyte,
    http: { maxHeaderSize: longestUrl, headersTimeout: 10_000 },
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
  })
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return sendError(reply, status, plainMessage(status, error))
    const passing = transientFailure(error)
    // Overload of the event loop or the database is expected, so it is not logged as an error.
    if (status !== 503 && passing !== 'overloaded')
      log.error({ debugId: request.headers['x-trace-id'], err: error }, 'request failed')
    if (status !== 503 && passing === undefined) return sendError(reply, 500, 'Internal server error')
    void reply.header('retry-after', retryAfterSeconds)
    return sendError(reply, 503, platformErrors.TRY_AGAIN())
  })
  server.addHook('onRequest', async (request, reply) =>
    namesOneHost(request.raw) ? undefined : sendError(reply, 400, 'The Host header is not valid.'),
  )
  server.setNotFoundHandler((_request, reply) => sendError(reply, 404, 'Not found'))
  const calls = await limitCalls(server, env)
  const slotOf = admission && admitRequests(server, admission, env)
  server.get('/health', async (_request, reply) => {
    await database.reader.selectFrom('store_view').select('id').limit(1).execute()
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  await pageChangesRoute(server, database)
  openingRoute(server, database)
  await seoRoutes(server, database)
  await feedRoute(server, database)
  await paymentRoutes(server, database)
  invoiceRoute(server, database)
  labelRoute(server, database)
  await server.register(async (graphql) =>
    registerGraphQL(graphql, {
      schemaOf: createSchemaProvider(database),
      log,
      isIntrospectionOpen: env.isIntrospectionOpen,
      mostCost: env.mostQueryCost,
      deadline: env.requestDeadline,
      contextOf: async (headers, socket) => {
        const visitor = visitorOfCall((name) => headers.get(name), socket, env)
        return withPreview(await requestContext(database, headers, visitor), headers, env.internalSecret)
      },
      spend: (visitor, points) => calls.spend(visitor, points),
      slotOf: (request) => slotOf?.(request),
    }),
  )
  return server
}

function plainMessage(status: number, error: Error): string {
  if (status === 413) return 'Request body is too large.'
  if (status === 415) return 'Request content type must be application/json'
  return error.message.slice(0, 200)
}
