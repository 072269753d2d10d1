import type { IncomingMessage } from 'node:http'
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
  /** Counts a request. Returns 0, or for how many seconds the visitor has spent the points of this minute. */
  readonly spend: (request: IncomingMessage, what: keyof typeof points) => Promise<number>
  /** Counts a request. Throws an error with status 429 if the visitor has spent the points of this minute. */
  readonly count: (request: FastifyRequest, reply: FastifyReply, what: keyof typeof points) => Promise<void>
}

class TooManyPages extends Error {
  readonly statusCode = 429
}

/** Limits page requests per visitor. Requests for built files are not counted. */
export function limitPages(limits: Limits): PageLimit {
  const limit = createCallLimit(limits.pages)
  const addressIn = (request: IncomingMessage): string => visitorAddress(addressOf(request, limits))
  const spend: PageLimit['spend'] = async (request, what) => {
    const isFile = /^\/(assets|src|node_modules|@|(brand|icons|demo)\/[\w-]+\.)/.test(request.url ?? '')
    return isFile && what === 'requested' ? 0 : limit.spend(addressIn(request), points[what])
  }
  return {
    visitorOf: ({ raw }) => addressIn(raw),
    spend,
    async count({ raw }, reply, what) {
      const wait = await spend(raw, what)
      if (wait === 0) return
      void reply.header('retry-after', String(wait))
      throw new TooManyPages('Too many pages in a minute')
    },
  }
}
