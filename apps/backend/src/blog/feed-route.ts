import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { findStore } from '#src/store/store.ts'
import { blogFeed } from './feed.ts'

/** `/blog-feed/<store>.xml`, proxied by the storefront as `/blog/rss/feed`. */
export async function feedRoute(server: FastifyInstance, database: Database): Promise<void> {
  server.get<{ Params: { file: string } }>('/blog-feed/:file', async (request, reply) => {
    const [, code = ''] = /^([a-z][a-z0-9_]{0,63})\.xml$/.exec(request.params.file) ?? []
    const store = await findStore(database.reader, code)
    const xml = store && (await blogFeed(database.reader, store, new Date()))
    if (xml === undefined) return reply.callNotFound()
    return reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(xml)
  })
}
