import type { FastifyReply, FastifyRequest } from 'fastify'
import { href, storeOfUrl } from './i18n/store-view.ts'
import { storeByCode, type StoreView } from './i18n/store-views.ts'

const year = 60 * 60 * 24 * 365

const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`

const remember = (reply: FastifyReply, store: StoreView): void => {
  void reply.setCookie('store', store.code, { path: '/', maxAge: year, sameSite: 'lax' })
}

export type EqualPath = (url: URL, current: StoreView, target: StoreView) => Promise<string>

/** Honours `?store_view_code=` and the remembered store on a bare path; both end in one redirect to the store's own path. */
export async function chooseStore(
  request: FastifyRequest,
  reply: FastifyReply,
  equalPath: EqualPath,
): Promise<unknown> {
  if (request.method !== 'GET' || /^\/(assets|src|node_modules|@)/.test(request.url)) return
  const url = new URL(request.url, originOf(request))
  const current = storeOfUrl(url)
  const asked = storeByCode(url.searchParams.get('store_view_code'))
  if (url.searchParams.has('store_view_code')) {
    url.searchParams.delete('store_view_code')
    const target = asked ?? current
    remember(reply, target)
    // A store without an answer is no reason to fail the switch: home is always there.
    const path = await equalPath(url, current, target).catch(() => '/')
    return reply.header('cache-control', 'no-store').redirect(href(target, path) + url.search, 302)
  }
  if (url.pathname === current.prefix && current.prefix) return reply.redirect(`${current.prefix}/${url.search}`, 301)
  const remembered = storeByCode(request.cookies['store'])
  if (url.pathname === '/' && remembered && remembered.code !== current.code) {
    return reply.header('cache-control', 'no-store').redirect(href(remembered, '/') + url.search, 302)
  }
  if (current.prefix && remembered?.code !== current.code) remember(reply, current)
  return
}
