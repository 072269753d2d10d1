import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Environment } from './http/environment.ts'
import { storeOfUrl } from '../platform/i18n/store-view.ts'

const timeout = 10_000

/**
 * Serves `/robots.txt`, and for each store view `/sitemap.xml`, `/sitemap-<number>.xml` and the blog's `/blog/rss/feed` below its
 * prefix, fetched from the backend.
 */
export async function serveSeoFiles(app: FastifyInstance, env: Environment): Promise<void> {
  app.get('/robots.txt', (request, reply) =>
    forwardFile(reply, `${env.backendUrl}/robots.txt?host=${encodeURIComponent(request.host)}`),
  )
  const paths = ['/sitemap.xml', '/sitemap-:number.xml', '/blog/rss/feed']
  for (const path of [...paths, ...paths.map((own) => `/:prefix${own}`)]) {
    const isFeed = path.endsWith('/feed')
    app.get<{ Params: { number?: string; prefix?: string } }>(path, (request, reply) => {
      const { number, prefix } = request.params
      const store = storeOfUrl(new URL(request.url, `${request.protocol}://${request.host}`))
      const isOurs = (prefix === undefined || `/${prefix}` === store.prefix) && /^[1-9]\d{0,4}$/.test(number ?? '1')
      if (!isOurs) return reply.callNotFound()
      const file = `${store.code}${number === undefined ? '' : `-${number}`}.xml`
      return forwardFile(reply, `${env.backendUrl}/${isFeed ? 'blog-feed' : 'sitemap'}/${file}`)
    })
  }
}

async function forwardFile(reply: FastifyReply, url: string): Promise<FastifyReply> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(() => undefined)
  if (!response)
    return reply
      .code(503)
      .header('retry-after', '100')
      .type('text/plain; charset=utf-8')
      .send('Maintenance work is underway')
  return reply
    .code(response.status)
    .headers({
      'content-type': response.headers.get('content-type') ?? 'text/plain; charset=utf-8',
      'cache-control': response.headers.get('cache-control') ?? 'no-store',
    })
    .send(await response.text())
}
