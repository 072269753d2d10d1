import { fastify } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { namesOneHost } from '@bocian/service/host.ts'
import { visitorAddress } from '@bocian/service/client-address.ts'
import { callerOf } from '@bocian/service/internal-call.ts'
import type { Logger } from '@bocian/service/log.ts'
import { GateFull } from './gate.ts'
import { keyOf } from './pictures.ts'
import type { Pictures } from './pictures.ts'
import type { DrawnNames } from './drawn-names.ts'
import { findSource, fingerprint, readBrandFile, readPath } from './source.ts'
import { ICON_WIDTHS, readVariant } from './variant.ts'

interface ServerSetup {
  readonly mediaDir: string
  readonly drawnNames: DrawnNames
  /** Authenticates calls between our services. */
  readonly internalSecret?: string | undefined
  readonly pictures: Pictures
  readonly log: Logger
}

const KEPT = { drawn: 'public, max-age=31536000, immutable', uploaded: 'public, max-age=86400' } as const

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'public, max-age=60')
    .type('text/plain; charset=utf-8')
    .send('No such picture.\n')
}

/** The client in whose queue a request waits: the visitor named by the storefront, otherwise the peer of the connection. */
function clientOf(request: FastifyRequest, { internalSecret }: ServerSetup): string {
  const caller = callerOf((name) => [request.headers[name]].flat()[0], internalSecret)
  const address = caller.kind === 'internal' ? caller.client : request.socket.remoteAddress
  return visitorAddress(address ?? 'unknown')
}

async function serve(request: FastifyRequest, reply: FastifyReply, setup: ServerSetup): Promise<FastifyReply> {
  const place = readPath((request.raw.url ?? '').split('?')[0]?.slice('/media/'.length) ?? '')
  if (place === undefined) return notFound(reply)
  if (place.file.startsWith('drawn/') && !(await setup.drawnNames.has(place.file))) return notFound(reply)
  const brand = await readBrandFile(setup.mediaDir, place.folder, place.file)
  if (brand !== undefined) {
    const etag = `"${fingerprint([place.folder, place.file, brand.version])}"`
    reply.header('etag', etag).header('cache-control', KEPT.uploaded)
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(brand.type).send(brand.bytes)
  }
  const source = await findSource(setup.mediaDir, place.folder, place.file)
  if (source === undefined) return notFound(reply)
  const variant = readVariant(
    request.query as Record<string, unknown>,
    place.file,
    source,
    place.folder === 'logo/' ? ICON_WIDTHS : undefined,
  )
  if (variant === undefined) return notFound(reply)

  const key = keyOf(place.folder, place.file, source, variant)
  reply.header('etag', `"${key}"`).header('cache-control', KEPT[source.kind])
  if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send()
  try {
    const bytes = await setup.pictures.get(clientOf(request, setup), key, source, variant)
    return reply.type(`image/${variant.format}`).send(bytes)
  } catch (error) {
    reply.removeHeader('etag')
    if (error instanceof GateFull)
      return reply
        .code(503)
        .header('retry-after', '2')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Busy: try again in a moment.\n')
    setup.log.warn({ err: error, file: place.file }, 'reading a picture failed')
    return notFound(reply)
  }
}

/** The HTTP server of the image service, not yet listening. */
export function createServer(setup: ServerSetup): FastifyInstance {
  const app = fastify({ forceCloseConnections: 'idle', requestTimeout: 30_000, routerOptions: { maxParamLength: 600 } })
  app.addHook('onRequest', async (request, reply) => {
    if (namesOneHost(request.raw)) return undefined
    return reply.code(400).type('text/plain; charset=utf-8').send('Bad request.\n')
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', 'sandbox')
  })
  app.setErrorHandler((error, request, reply) => {
    const status =
      error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
    if (status >= 500) setup.log.error({ err: error, path: request.url.slice(0, 200) }, 'request failed')
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(status >= 500 ? 'Something went wrong.\n' : 'Bad request.\n')
  })
  app.setNotFoundHandler((_request, reply) => notFound(reply))
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/media/*', (request, reply) => serve(request, reply, setup))
  return app
}
