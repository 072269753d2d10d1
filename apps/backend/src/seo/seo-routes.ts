import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { findStore } from '../store/store.ts'
import { robotsText } from './robots.ts'
import { sitemapFile, sitemapIndex } from './sitemap.ts'

const maxAge = 'public, max-age=3600'

/** `/robots.txt`, `/sitemap/<store>.xml` and `/sitemap/<store>-<number>.xml`, proxied by the storefront. */
export async function seoRoutes(server: FastifyInstance, database: Database): Promise<void> {
  server.get('/robots.txt', async (request, reply) => {
    const { host } = request.query as { host?: unknown }
    const text = await robotsText(database.reader, typeof host === 'string' ? host : '')
    return reply.type('text/plain; charset=utf-8').header('cache-control', maxAge).send(text)
  })
  server.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const [, code = '', number] = /^([a-z][a-z0-9_]{0,63})(?:-([1-9]\d{0,4}))?\.xml$/.exec(request.params.file) ?? []
    const store = await findStore(database.reader, code)
    const xml =
      store &&
      (number === undefined
        ? await sitemapIndex(database.reader, store)
        : await sitemapFile(database.reader, store, Number(number)))
    if (xml === undefined) return reply.callNotFound()
    return reply.type('application/xml; charset=utf-8').header('cache-control', maxAge).send(xml)
  })
}
