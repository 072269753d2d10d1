import type { FastifyInstance } from 'fastify'
import { listingChanges } from '../catalogue/index/index.ts'
import { contentRevision } from '../platform/content-revision.ts'
import type { Database } from '../platform/database.ts'

/**
 * `GET /page-changes?listing=<version>`: the changes since that version, by which caches of whole pages are invalidated. Returns `{
 * listing, content, tags }`; `tags` is null if everything may have changed, and `content` counts all other changes.
 */
export async function pageChangesRoute(server: FastifyInstance, database: Database): Promise<void> {
  server.get('/page-changes', async (request, reply) => {
    const { listing } = request.query as { listing?: unknown }
    const since = typeof listing === 'string' && /^\d{1,15}$/.test(listing) ? Number(listing) : null
    const content = await contentRevision(database.reader)
    const pageChanges = await listingChanges(database.reader, since)
    return reply
      .header('cache-control', 'no-store')
      .send({ listing: pageChanges.version, content, tags: pageChanges.tags })
  })
}
