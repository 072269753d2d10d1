import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPriority, isRobot, priorityOfOperation, type Priority } from '@bocian/service/admission/priority.ts'
import type { Admission, Slot } from '@bocian/service/admission/admission.ts'
import { openAdmission, type OpenAdmission } from '@bocian/service/admission/open-admission.ts'
import { callerOf, internalHeaders } from '@bocian/service/internal-call.ts'
import type { Env } from '../start/env.ts'
import type { Database } from '../platform/database.ts'
import { platformErrors } from '../platform/errors.ts'
import { sendError } from '../platform/graphql/graphql-server.ts'
import { visitorOfRequest } from './call-limits.ts'

type Admitting = Pick<Env, 'internalSecret' | 'trustedProxies'>

/** Milliseconds that the median request should take at most, and by which the event loop should be late at most. */
const targets = { targetTime: 500, targetDelay: 100 }

/**
 * The admission of this process; undefined if `REQUESTS_AT_ONCE` is 0. The embedded database runs in this process, so a single long
 * statement delays the event loop. That is not overload.
 */
export function admissionOf(
  env: Pick<Env, 'requestsAtOnce' | 'overloadDelay'>,
  database: Database,
): OpenAdmission | undefined {
  if (env.requestsAtOnce === 0) return undefined
  const isEmbedded = database.kind !== 'postgres'
  return openAdmission({
    ...targets,
    usual: env.requestsAtOnce,
    targetDelay: isEmbedded ? Infinity : targets.targetDelay,
    mostDelay: isEmbedded ? 0 : env.overloadDelay,
  })
}

/** Paths whose requests may be refused. Health checks, page changes and the notifications of payment providers always get through. */
const refusable = /^\/(?:graphql|invoice|credit-note|return-label)\b/

/**
 * Refuses the requests that cannot be served in time, with 503 and `Retry-After`. Returns the slot of an admitted request, which is left
 * when its response is ready.
 */
export function admitRequests(
  server: FastifyInstance,
  admission: Admission,
  env: Admitting,
): (request: FastifyRequest) => Slot | undefined {
  const slots = new WeakMap<FastifyRequest, Slot>()
  server.addHook('preHandler', async (request, reply) => {
    if (!refusable.test(request.url)) return undefined
    const visitor = visitorOfRequest(request, env)
    const outcome = await admission.enter(priorityOf(request, env), visitor, () => request.raw.socket.destroyed)
    if (!outcome.isAdmitted)
      return sendError(reply.header('retry-after', String(outcome.retryAfter)), 503, platformErrors.TRY_AGAIN())
    slots.set(request, outcome)
    // The client may leave before the response is sent.
    reply.raw.once('close', outcome.leave)
    return undefined
  })
  // The place is left with the work, because a client may take its time to read the response.
  server.addHook('onSend', async (request) => slots.get(request)?.leave())
  return (request) => slots.get(request)
}

/** What a request is for: as our storefront says, otherwise by its sender and its document. */
function priorityOf(request: FastifyRequest, { internalSecret }: Admitting): Priority {
  const headerOf = (name: string) => [request.headers[name]].flat()[0]
  const said = headerOf(internalHeaders.priority)
  if (isPriority(said) && callerOf(headerOf, internalSecret).kind === 'internal') return said
  if (isRobot(headerOf('user-agent')) || !request.url.startsWith('/graphql')) return 'robot'
  const { query } = request.query as { query?: unknown }
  return priorityOfOperation(typeof request.body === 'string' ? request.body : String(query ?? ''))
}
