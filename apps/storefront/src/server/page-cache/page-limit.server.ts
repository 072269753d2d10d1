import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCallLimit } from '@bocian/service/call-limit.ts'
import { visitorAddress } from '@bocian/service/client-address.ts'
import { addressOf, type Limits } from '../http/visitor.server.ts'

/**
 * Points that a request costs, and additional points if its page is not cached, because rendering takes several backend calls.
 */
const points = { requested: 1, rendered: 4 } as const

export type PageLimit = {
  readonly visitorOf: (request: FastifyRequest) => string
  /** Counts a request. Throws an error with status 429 if the visitor has spent the points of this minute. */
  readonly count: (request: FastifyRequest, reply: FastifyReply, what: keyof typeof points) => Promise<void>
}

class TooManyPages extends Error {
  readonly statusCode = 429
}

/** Limits page requests per visitor. Requests for built files are not counted. */
export function limitPages(limits: Limits): PageLimit {
  const limit = createCallLimit(limits.pages)
  const visitorOf = (request: FastifyRequest): string => visitorAddress(addressOf(request.raw, limits))
  return {
    visitorOf,
    async count(request, reply, what) {
      if (what === 'requested' && /^\/(assets|src|node_modules|@|favicon)/.test(request.url)) return
      const wait = await limit.spend(visitorOf(request), points[what])
      if (wait === 0) return
      void reply.header('retry-after', String(wait))
      throw new TooManyPages('Too many pages in a minute')
    },
  }
}
