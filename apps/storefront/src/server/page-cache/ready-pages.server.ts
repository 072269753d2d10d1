import type { IncomingMessage, ServerResponse } from 'node:http'
import { openingKeyName } from '@bocian/service/opening-key.ts'
import { previewKeyName } from '@bocian/service/preview-key.ts'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { isKnown } from '../http/page-caching.server.ts'
import { consentCookie } from '../trackers/tracking-consent.server.ts'
import type { PageLimit } from './page-limit.server.ts'

type Headers = Readonly<Record<string, string | number | string[] | undefined>>
type Ready = {
  readonly headers: Headers
  readonly body: Buffer
  readonly until: number
  /** Whether the cache still holds the page that the response shows. */
  readonly isCurrent: () => boolean
}

/**
 * How long a response is sent again. Settings that have no cache tags, such as which store views are open, are read once a second,
 * so a longer time would show an older state than a page does that is sent in the usual way.
 */
const lifetime = 1_000
const most = 1_000
/** All cookies that change a page which is the same for everyone; visitors with a preview or an opening key never get a ready page. */
const decisiveCookies = ['store', consentCookie] as const

/** Finished responses, headers and body, that equal requests get without the framework. */
export class ReadyPages {
  readonly #now: () => number
  readonly #pages = new Map<string, Ready>()
  readonly #shown = new WeakMap<IncomingMessage, () => boolean>()
  #isStopped = false

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Notes that the response to this request will show a page of the cache, and how to learn whether that page is still current. */
  offer(request: IncomingMessage, isCurrent: () => boolean): void {
    this.#shown.set(request, isCurrent)
  }

  /** Keeps the response that was sent if it shows an offered page to everyone. */
  keep(request: IncomingMessage, status: number, headers: Headers, body: Buffer): void {
    const isCurrent = this.#shown.get(request)
    const name = nameOf(request)
    if (isCurrent === undefined || name === undefined || this.#isStopped) return
    const isForEveryone = headers['set-cookie'] === undefined && !String(headers['cache-control']).includes('no-store')
    // Another length means that something has compressed the body after all.
    if (status !== 200 || !isForEveryone || Number(headers['content-length']) !== body.length) return
    const now = this.#now()
    this.#pages.delete(name)
    for (const [oldest, { until }] of this.#pages) {
      if (until > now && this.#pages.size < most) break
      this.#pages.delete(oldest)
    }
    this.#pages.set(name, { headers, body, until: now + lifetime, isCurrent })
  }

  /** The response to a request; undefined if the framework must respond. */
  find(request: IncomingMessage): Ready | undefined {
    const name = nameOf(request)
    const ready = name === undefined ? undefined : this.#pages.get(name)
    return ready && this.#now() < ready.until && ready.isCurrent() ? ready : undefined
  }

  get size(): number {
    return this.#pages.size
  }

  stop(): void {
    this.#isStopped = true
    this.#pages.clear()
  }
}

/** All that a page which is the same for everyone depends on; undefined for a request that only the framework may respond to. */
function nameOf({ method, url, headers, rawHeaders, socket }: IncomingMessage): string | undefined {
  const { host, cookie: cookies } = headers
  if ((method !== 'GET' && method !== 'HEAD') || host === undefined || url?.startsWith('/') !== true) return undefined
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined
  if (rawHeaders.filter((header, index) => index % 2 === 0 && /^host$/i.test(header)).length > 1) return undefined
  const given = cookies === undefined ? {} : cookie.parse(cookies)
  if (given[previewKeyName] !== undefined || given[openingKeyName] !== undefined) return undefined
  const forwarded = [headers['x-forwarded-host'] ?? null, headers['x-forwarded-proto'] ?? null]
  // Whether these are believed depends on the sender.
  const sender = forwarded.some((header) => header !== null) ? socket.remoteAddress : null
  const chosen = decisiveCookies.map((name) => given[name] ?? null)
  return JSON.stringify([host, url, headers['accept-encoding'] ?? null, ...chosen, ...forwarded, sender])
}

/**
 * Sends ready pages before the framework sees the request: that costs a twentieth. They count towards the visitor's limit like all
 * pages; a visitor beyond it is refused by the framework.
 */
export function sendReadyPages(
  app: FastifyInstance,
  limit: Pick<PageLimit, 'spend'>,
  ready = new ReadyPages(),
): ReadyPages {
  const bodies = new WeakMap<IncomingMessage, Buffer>()
  app.addHook('onSend', async ({ raw }, _reply, payload) => {
    if (Buffer.isBuffer(payload)) bodies.set(raw, payload)
    return payload
  })
  app.addHook('onResponse', async ({ raw }, reply) => {
    const body = bodies.get(raw)
    if (body && raw.method === 'GET') ready.keep(raw, reply.statusCode, reply.getHeaders(), body)
  })
  app.addHook('preClose', async () => ready.stop())
  const usual = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  const handOver = (request: IncomingMessage, response: ServerResponse): void => {
    for (const listener of usual) listener.call(app.server, request, response)
  }
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const page = ready.find(request)
    if (page === undefined) return handOver(request, response)
    void limit
      .spend(request, 'requested')
      .then((wait) => (wait === 0 ? send(page, request, response) : handOver(request, response)))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  return ready
}

function send({ headers, body }: Ready, request: IncomingMessage, response: ServerResponse): void {
  const { etag } = headers
  if (typeof etag === 'string' && isKnown(request.headers['if-none-match'], etag)) {
    const { 'content-type': _type, 'content-encoding': _encoding, 'content-length': _length, ...others } = headers
    response.writeHead(304, linesOf(others)).end()
    return
  }
  response.writeHead(200, linesOf(headers)).end(request.method === 'HEAD' ? undefined : body)
}

const linesOf = (headers: Headers): string[] =>
  Object.entries(headers).flatMap(([name, given]) => [given ?? []].flat().flatMap((value) => [name, String(value)]))
