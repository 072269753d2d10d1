import { fastify } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '@bocian/service/log.ts'
import { GateFull } from './gate.ts'
import { keyOf } from './pictures.ts'
import type { Pictures } from './pictures.ts'
import { findSource, readPath } from './source.ts'
import { isOffered, readVariant } from './variant.ts'

interface ServerSetup {
  readonly mediaDir: string
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

async function serve(request: FastifyRequest, reply: FastifyReply, setup: ServerSetup): Promise<FastifyReply> {
  const place = readPath((request.raw.url ?? '').split('?')[0]?.slice('/media/'.length) ?? '')
  if (place === undefined) return notFound(reply)
  const variant = readVariant(request.query as Record<string, unknown>, place.file)
  if (variant === undefined) return notFound(reply)
  const source = await findSource(setup.mediaDir, place.folder, place.file)
  if (source === undefined || !isOffered(variant, source)) return notFound(reply)

  const key = keyOf(place.folder, place.file, source, variant)
  reply.header('etag', `"${key}"`).header('cache-control', KEPT[source.kind])
  if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send()
  try {
    const bytes = await setup.pictures.get(key, source, variant)
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
    setup.log.warn({ err: error, file: place.file }, 'a picture could not be read')
    return notFound(reply)
  }
}

/** The HTTP side of the image service, not yet listening. */
export function createServer(setup: ServerSetup): FastifyInstance {
  const app = fastify({ forceCloseConnections: 'idle', routerOptions: { maxParamLength: 600 } })
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
