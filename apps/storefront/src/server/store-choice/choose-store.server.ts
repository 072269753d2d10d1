import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchRoutes } from 'react-router'
import { href, storeOfUrl, storeOnHost } from '#src/platform/i18n/store-view.ts'
import { storeViews, type StoreView } from '#src/platform/i18n/store-views.ts'
import { ownPath } from '#src/domains/session/sign-in/origin-path.ts'
import { equalPlace, type EqualPlace } from './equal-place.server.ts'
import { noticeCookie, writeNotice } from '#src/shell/store-switch/switch-cookie.ts'

const year = 60 * 60 * 24 * 365
const noticeLifetime = 120

const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`

function remember(reply: FastifyReply, store: StoreView): void {
  void reply.setCookie('store', store.code, { path: '/', maxAge: year, sameSite: 'lax' })
}

export type FindPlace = (url: URL, current: StoreView, target: StoreView) => Promise<EqualPlace>

/**
 * Handles `?store_view_code=`, and at the root URL the remembered store view. Both redirect once, to the path in that store view.
 * A response that depends on the remembered store view has `Vary: Cookie`. `isShared` is true if a shared cache may serve the
 * page: then no response sets the cookie, and the browser stores the choice itself (`boot/client.tsx`).
 */
export async function chooseStore(
  request: FastifyRequest,
  reply: FastifyReply,
  findPlace: FindPlace,
  isShared = false,
): Promise<unknown> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const url = new URL(request.url, originOf(request))
  const current = storeOfUrl(url)
  if (url.searchParams.has('store_view_code')) return switchStore(reply, url, current, findPlace)
  const canonicalPath = withCanonicalPrefix(url, current)
  if (canonicalPath !== url.pathname) return reply.redirect(canonicalPath + url.search, 301)
  if (url.pathname === current.prefix && current.prefix) return reply.redirect(`${current.prefix}/${url.search}`, 301)
  const remembered = storeOnHost(url.host, request.cookies['store'])
  if (url.pathname === '/') void reply.header('vary', 'cookie')
  if (url.pathname === '/' && remembered && remembered.code !== current.code) {
    return reply.header('cache-control', 'no-store').redirect(href(remembered, '/') + url.search, 302)
  }
  // Reading a page of a store view selects it: the root URL redirects there next time.
  const isElsewhere = remembered ? remembered.code !== current.code : current.prefix !== ''
  if (isElsewhere && !isShared) remember(reply.header('vary', 'cookie'), current)
  return
}

/**
 * The path with its store prefix in canonical form: in the right case, and without the prefix of the host's default store view.
 */
function withCanonicalPrefix({ host, pathname }: URL, current: StoreView): string {
  const [, first = '', ...rest] = pathname.split('/')
  const code = storeViews.find((store) => store.code.toLowerCase() === first.toLowerCase())?.code
  const named = storeOnHost(host, code)
  if (!named || named.prefix === `/${first}`) return pathname
  return named.prefix || named.code === current.code ? `${named.prefix}/${rest.join('/')}` : pathname
}

async function switchStore(
  reply: FastifyReply,
  url: URL,
  current: StoreView,
  findPlace: FindPlace,
): Promise<FastifyReply> {
  const target = storeOnHost(url.host, url.searchParams.get('store_view_code')) ?? current
  url.searchParams.delete('store_view_code')
  remember(reply, target)
  // If the request for the equivalent page fails, switch to the home page.
  const { path, notice } = await findPlace(url, current, target).catch(() => ({ path: '/', notice: 'home' as const }))
  await moveReturnPath(url, current, target, findPlace)
  if (target.code !== current.code) {
    const value = writeNotice({ notice, from: current.code })
    void reply.setCookie(noticeCookie, value, { path: '/', maxAge: noticeLifetime, sameSite: 'lax' })
  }
  return reply.header('cache-control', 'no-store').redirect(href(target, path) + url.search, 302)
}

/**
 * Replaces the return path after a sign-in, which belongs to the previous store view, by the equivalent path in the new one.
 * Removes it if there is none.
 */
async function moveReturnPath(url: URL, current: StoreView, target: StoreView, findPlace: FindPlace): Promise<void> {
  const returnPath = ownPath(current, url.searchParams.get('from'))
  if (returnPath === undefined) return
  const from = new URL(returnPath, url)
  const place = await findPlace(from, current, target).catch(() => undefined)
  if (place === undefined || place.notice === 'home') url.searchParams.delete('from')
  else url.searchParams.set('from', href(target, place.path) + from.search)
}

/** Finds the equivalent page with the shop's route table. A path that only the catch-all route matches is not a known route. */
export function placeFinder(routesOf: (store: StoreView) => Parameters<typeof matchRoutes>[0]): FindPlace {
  return (url, current, target) =>
    equalPlace(url, current, target, (path) => {
      const match = matchRoutes(routesOf(current), href(current, path))?.at(-1)
      return match !== undefined && match.route.path !== '*'
    })
}
