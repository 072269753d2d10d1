import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoreView } from '#src/i18n/store-views.ts'
import type { PageAssets } from '#src/page-assets.server.ts'
import { closePage, earlyHints, enclosedState, pageStart } from '#src/page-frame.server.ts'
import type * as Render from '#src/render.server.tsx'
import { cardSources } from '#src/payment/card-sources.server.ts'
import { contentSecurityPolicy, newNonce } from '#src/security-headers.server.ts'
import { chooseEncoding, completePage, compressPage } from './page-body.server.ts'
import type { MadePage, PageCache } from './page-cache.server.ts'
import { canonicalUrl, withTracking } from '#src/url/canonical-url.ts'
import { pageKey } from './page-key.server.ts'
import type { PageLimit } from './page-limit.server.ts'
import { runForVisitor } from '#src/visitor.server.ts'
import { stateAddressOf, stateOf, versionOf } from './page-state-address.server.ts'

type Setup = {
  readonly renderer: typeof Render
  readonly assets: PageAssets
  /** None while developing: each page is made anew, and the development server may add scripts and styles of its own. */
  readonly cache: PageCache | undefined
  readonly pages: PageLimit
}

/** Answers with the page at the request's address: a kept one where the page is the same for everyone, else a fresh one. */
export async function answerPage(setup: Setup, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { renderer, cache } = setup
  // No text of ours holds a NUL; a space in its place leads to what is not there, and never to another host.
  if (request.url.includes('%00')) return reply.redirect(request.url.replaceAll('%00', '%20'), 301)
  const address = new URL(request.url, `${request.protocol}://${request.host}`)
  const url = canonicalUrl(address)
  const store = renderer.storeOfUrl(url)
  const key = request.method === 'POST' ? undefined : pageKey(store, url)
  // A page for everyone is made without knowing who asks.
  const isApart = key !== undefined && cache !== undefined
  const make = async (known?: MadePage) => makePage(setup, new Request(url), { isApart, known })
  const found = key && cache?.find(key)
  if (key && found) {
    if (found.renewal === 'soon') cache?.renewSoon(key, make)
    if (found.renewal === 'now') cache?.renew(key, make).catch(() => undefined)
    return send(setup, found.page, request, reply.header('cache-control', 'no-cache'))
  }
  if (request.method === 'POST' || renderer.isPersonalPage(address)) {
    const makeOwn = () => makePage(setup, toFetchRequest(request, address), { isUrgent: true })
    await setup.pages.count(request, reply, 'rendered')
    const own = await runForVisitor(setup.pages.visitorOf(request), makeOwn)
    return send(setup, own, request, reply.header('cache-control', 'no-store'))
  }
  await setup.pages.count(request, reply, 'rendered')
  sendHints(setup, store, request, reply)
  const made = key && cache ? await cache.renew(key, make) : await make()
  return send(setup, forVisitor(made, address), request, reply.header('cache-control', 'no-cache'))
}

function forVisitor(made: MadePage, address: URL): MadePage {
  const location = made.headers.get('location')
  if (location === null) return made
  const headers = new Headers(made.headers)
  headers.set('location', withTracking(location, address))
  return { ...made, headers }
}

/**
 * Answers with the state of the page that is named in the query, a kept one where there is one: what a browser takes a page over
 * with, apart from the page, so that what is seen needs one round trip less. 404 for what is no page.
 */
export async function answerState(setup: Setup, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { renderer, cache } = setup
  const asked = stateOf(new URL(request.url, `${request.protocol}://${request.host}`))
  const url = asked && canonicalUrl(asked.page)
  const key = url && pageKey(renderer.storeOfUrl(url), url)
  if (!key || !cache || renderer.isPersonalPage(url)) return reply.status(404).send('')
  const make = async (known?: MadePage) => makePage(setup, new Request(url), { isApart: true, known })
  const found = cache.find(key)
  if (!found) await setup.pages.count(request, reply, 'rendered')
  const { state } = found?.page ?? (await cache.renew(key, make))
  if (!state) return reply.status(404).send('')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  const isAsSeen = state.version === asked.version
  return reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isAsSeen ? 'public, max-age=604800, immutable' : 'no-store',
      vary: 'accept-encoding',
    })
    .send(completePage(state.body, '\n', encoding))
}

type Making = {
  /** The page's state is fetched apart from it. */
  readonly isApart?: boolean
  readonly isUrgent?: boolean
  /** The page as it was made before: what is still the same is compressed already. */
  readonly known?: MadePage | undefined
}

async function makePage({ renderer, assets }: Setup, request: Request, making: Making): Promise<MadePage> {
  const { known } = making
  const { status, headers, page } = await renderer.render(request, assets)
  const isFound = page !== undefined && (status === 200 || status === 404)
  const isApart = isFound && making.isApart === true
  const stateAddress = isApart ? stateAddressOf(new URL(request.url), page.state) : undefined
  const html =
    page && page.html + (isApart ? '' : enclosedState(page.state)) + pageStart(page.assets, { ...making, stateAddress })
  return {
    status,
    headers,
    isKept: isFound && !headers.has('set-cookie'),
    tags: page?.tags ?? new Set(),
    body: html === undefined ? undefined : await compressPage(html, known?.body),
    state: isApart
      ? { body: await compressPage(page.state, known?.state?.body), version: versionOf(page.state) }
      : undefined,
  }
}

async function send(
  { cache, renderer }: Setup,
  page: MadePage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.status(page.status)
  for (const [name, value] of page.headers) if (name !== 'set-cookie') void reply.header(name, value)
  for (const line of page.headers.getSetCookie()) void reply.header('set-cookie', line)
  if (!page.body) return reply.send('')
  const nonce = newNonce()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const card = cardSources(request.url)
  const address = new URL(request.url, `${request.protocol}://${request.host}`)
  // No third-party scripts on pages that take a card or a password or show personal data.
  const isOpen = card === undefined && page.status === 200 && request.method !== 'POST' && renderer.mayTrack(address)
  const tail = isOpen ? await renderer.trackingTail(request, nonce) : undefined
  // The next site learns the shop’s origin but no secret in the address.
  if (!isOpen && !page.headers.has('referrer-policy')) void reply.header('referrer-policy', 'strict-origin')
  if (cache) void reply.header('content-security-policy', contentSecurityPolicy(nonce, card ?? tail?.sources))
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' })
    .send(completePage(page.body, closePage(nonce, tail?.html), encoding))
}

/** While a page is made, the browser may fetch its styles and fonts: 103 Early Hints (RFC 8297), only to browsers that open a page. */
function sendHints({ assets, cache }: Setup, store: StoreView, request: FastifyRequest, reply: FastifyReply): void {
  if (!cache || request.headers['sec-fetch-mode'] !== 'navigate' || request.raw.httpVersionMinor === 0) return
  reply.raw.writeEarlyHints({ link: earlyHints(assets([], store.locale)) })
}

function toFetchRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const init: RequestInit = { method: request.method === 'HEAD' ? 'GET' : request.method, headers }
  if (request.method === 'POST') {
    // A form without a field comes without a type too.
    headers.set('content-type', request.headers['content-type'] ?? 'application/x-www-form-urlencoded')
    init.body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : ''
  }
  return new Request(url, init)
}
