import type { FastifyInstance } from 'fastify'
import { listingNews } from './catalogue/catalogue.ts'
import { contentRevision } from './platform/content-revision.ts'
import type { Database } from './platform/database.ts'

/**
 * `GET /page-news?listing=<version>`: what changed since, for whoever keeps whole pages. Answers
 * `{ listing, content, tags }`; `tags` is null when everything may have changed, and `content` counts every other change.
 */
export async function pageNewsRoute(server: FastifyInstance, database: Database): Promise<void> {
  server.get('/page-news', async (request, reply) => {
    const { listing } = request.query as { listing?: unknown }
    const since = typeof listing === 'string' && /^\d{1,15}$/.test(listing) ? Number(listing) : null
    const content = await contentRevision(database.reader)
    const news = await listingNews(database.reader, since)
    return reply.header('cache-control', 'no-store').send({ listing: news.version, content, tags: news.tags })
  })
}
