import { openingKeyExpiry, openingKeyName } from '@bocian/service/opening-key.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import type { openingSoonPage } from '../document/opening-soon-page.server.ts'
import { stateOf, statePath } from '../page-cache/page-state-address.server.ts'
import type { Opening } from './follow-opening.server.ts'

type Renderer = {
  readonly storeOfUrl: (url: URL) => StoreView
  readonly openingSoonPage: typeof openingSoonPage
}

type Setup = {
  readonly opening: Pick<Opening, 'closedStore' | 'isAllClosed'>
  readonly renderer: () => Promise<Renderer>
  readonly secret: string | undefined
}

// Files that are the same for every store view, in development also the sources.
const common = /^\/(?:assets|icons|src|node_modules)\/|^\/@|^\/(?:favicon\.svg|sw\.js)(?:\?|$)/
const retryAfter = 3_600

/**
 * Shows visitors that a store view opens soon, at all of its addresses, with the status 503 so that search engines index nothing
 * and come back. Anybody who has a valid link of `npm run admin -- preview-link` sees the shop.
 */
export function closeUntilReady(app: FastifyInstance, setup: Setup): void {
  const makers = new WeakSet<FastifyRequest>()
  app.addHook('preHandler', async (request, reply) => {
    if (common.test(request.url)) return undefined
    const renderer = await setup.renderer()
    const address = new URL(request.url, `${request.protocol}://${request.host}`)
    if (address.pathname === '/robots.txt')
      return (await setup.opening.isAllClosed()) ? keepRobotsOut(reply) : undefined
    const store = renderer.storeOfUrl(shownAddress(address))
    const closed = await setup.opening.closedStore(store.code)
    const key = address.searchParams.get(openingKeyName)
    if (key !== null && isRead(request)) {
      const expires = openingKeyExpiry(setup.secret, key, new Date())
      address.searchParams.delete(openingKeyName)
      if (expires !== undefined) rememberKey(request, reply, key, expires)
      // A link from before the opening leads to the shop also when it has expired.
      if (expires !== undefined || closed === undefined)
        return reply.header('cache-control', 'no-store').redirect(address.pathname + address.search, 302)
    }
    if (closed === undefined) return undefined
    if (openingKeyExpiry(setup.secret, request.cookies[openingKeyName], new Date()) !== undefined) {
      makers.add(request)
      return undefined
    }
    void reply.headers({ 'cache-control': 'no-store', vary: 'cookie' })
    void reply.code(503).headers({ 'retry-after': retryAfter, 'x-robots-tag': 'noindex, nofollow' })
    const { html, headers } = await renderer.openingSoonPage(
      store.locale,
      closed.name || address.hostname,
      key !== null,
    )
    return reply.headers(headers).send(html)
  })
  // Nobody else may get what a maker sees from a cache.
  app.addHook('onSend', async (request, reply, payload) => {
    if (makers.has(request))
      void reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    return payload
  })
}

const keepRobotsOut = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n')

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** The page whose state is requested, or the address itself. */
function shownAddress(address: URL): URL {
  if (address.pathname !== statePath) return address
  return stateOf(address)?.page ?? address
}

function rememberKey(request: FastifyRequest, reply: FastifyReply, key: string, expires: Date): void {
  void reply.setCookie(openingKeyName, key, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    expires,
  })
}
