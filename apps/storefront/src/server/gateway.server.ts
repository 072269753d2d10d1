import type { Admission, Slot } from '@bocian/service/admission/admission.ts'
import { isRobot } from '@bocian/service/admission/priority.ts'
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorAddress } from '@bocian/service/client-address.ts'
import type { Environment } from './http/environment.ts'
import { priorityOfCall } from './http/priority-of-call.server.ts'
import { addressOf, forwardedHeaders } from './http/visitor.server.ts'
import { wholeBody } from './http/whole-body.server.ts'

const mebibyte = 1_048_576
// No retries here: the client retries at its own pace, and tenfold retries from here would keep an overloaded backend down.
const retryDelay = (): null => null

/**
 * Proxies requests at the public origin to the backend (GraphQL, payment notifications, PDF documents) and to the image service.
 */
export async function openGateways(
  app: FastifyInstance,
  env: Pick<Environment, 'backendUrl' | 'imagesUrl' | 'isDemo' | 'limits'>,
  admission?: Admission,
): Promise<void> {
  const rewriteRequestHeaders: NonNullable<FastifyHttpProxyOptions['replyOptions']>['rewriteRequestHeaders'] = (
    request,
    headers,
  ) => forwardedHeaders(headers, request.raw, env.limits)
  await app.register(async (graphql) => {
    // Refuse invalid requests here: the proxy itself would fail on a body that is not JSON or is too large, and report a fault of
    // ours.
    graphql.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'POST') return
      if (!/^\s*application\/json\b/i.test(request.headers['content-type'] ?? ''))
        await refuse(reply, 415, 'Request content type must be application/json')
      else if (Number(request.headers['content-length'] ?? 0) > mebibyte)
        await refuse(reply, 413, 'Request body is too large.')
    })
    if (admission) admitCalls(graphql, admission, env)
    await graphql.register(proxy, {
      upstream: env.backendUrl,
      prefix: '/graphql',
      rewritePrefix: '/graphql',
      httpMethods: ['GET', 'POST', 'OPTIONS'],
      logLevel: 'warn',
      replyOptions: {
        retryDelay,
        onError: (reply, { error }) => void sendProxyError(reply as unknown as FastifyReply, error),
        rewriteRequestHeaders,
      },
    })
  })
  // Webhooks of payment providers. A demo also serves the sandbox's pages.
  const payment = env.isDemo ? '/payment' : '/payment/notify'
  await app.register(proxy, {
    upstream: env.backendUrl,
    prefix: payment,
    rewritePrefix: payment,
    replyOptions: { retryDelay, rewriteRequestHeaders },
    httpMethods: ['GET', 'POST'],
    logLevel: 'warn',
  })
  for (const prefix of ['/invoice', '/credit-note', '/return-label'])
    await app.register(proxy, {
      upstream: env.backendUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: { retryDelay, rewriteRequestHeaders },
      httpMethods: ['GET', 'HEAD'],
      logLevel: 'warn',
    })
  await app.register(proxy, {
    upstream: env.imagesUrl,
    prefix: '/media',
    rewritePrefix: '/media',
    replyOptions: { retryDelay, rewriteRequestHeaders },
    httpMethods: ['GET', 'HEAD'],
    logLevel: 'warn',
  })
}

/** Refuses the calls that would wait too long, with 503 and `Retry-After`, before they reach the backend. */
function admitCalls(graphql: FastifyInstance, admission: Admission, { limits }: Pick<Environment, 'limits'>): void {
  const slots = new WeakMap<FastifyRequest, Slot>()
  graphql.addHook('preHandler', async (request, reply) => {
    const visitor = visitorAddress(addressOf(request.raw, limits))
    const isPerson = !isRobot(request.headers['user-agent'])
    // A call takes a place only once it has arrived: otherwise a few slow senders would hold all of them.
    const body = await wholeBody(request.raw, mebibyte)
    if (body === undefined) return refuse(reply, 413, 'Request body is too large.')
    // What a call is for matters only if it has to wait.
    const slot = isPerson ? admission.tryEnter('shopper', visitor) : undefined
    const outcome =
      slot ?? (await admission.enter(priorityOfCall(request, body), visitor, () => request.raw.socket.destroyed))
    if (!outcome.isAdmitted) return refuseBusy(reply.header('retry-after', String(outcome.retryAfter)))
    slots.set(request, outcome)
    // The client may leave before the response is sent, or have left already.
    reply.raw.once('close', outcome.leave)
    if (request.raw.socket.destroyed) outcome.leave()
    return undefined
  })
  // The place is left with the work, because a client may take its time to read the response.
  graphql.addHook('onSend', async (request) => slots.get(request)?.leave())
}

function refuseBusy(reply: FastifyReply): FastifyReply {
  const message = 'The shop is very busy right now. Please try again in a moment.'
  const extensions = { category: 'graphql-too-many-requests', code: 'TRY_AGAIN' }
  const body = { errors: [{ message, extensions }], data: null }
  return reply.code(503).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

/** 413 if the backend closed the connection during a chunked upload, because it refuses the size; otherwise 503. */
function sendProxyError(reply: FastifyReply, error: Error): FastifyReply {
  const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : ''
  const isHungUp =
    ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(cause) && reply.request.headers['content-length'] === undefined
  if (reply.request.method === 'POST' && isHungUp) return refuse(reply, 413, 'Request body is too large.')
  // A client that disconnects during its request causes an error here, too, which is no fault of the backend.
  if (!reply.request.socket.destroyed)
    reply.request.log.error(
      { debugId: reply.request.headers['x-trace-id'], err: error },
      'the backend does not respond',
    )
  return refuse(reply.header('retry-after', '100'), 503, 'Maintenance work is underway')
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  const body = { errors: [{ message, extensions: { category: 'graphql-input' } }], data: null }
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}
