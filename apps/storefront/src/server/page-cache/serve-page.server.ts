import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import type { PageAssets } from '../document/page-assets.server.ts'
import { closingWith, earlyHints, inlinedState, startScriptTag } from '../document/page-frame.server.ts'
import type * as Render from '../rendering/render.server.tsx'
import { chooseEncoding, pageBody } from './page-body.server.ts'
import type { RenderedPage, PageCache } from './page-cache.server.ts'
import { canonicalUrl, withTracking } from '#src/platform/url/canonical-url.ts'
import type { PageLimit } from './page-limit.server.ts'
import { runForVisitor, runWithPriority } from '../http/visitor.server.ts'
import { priorityOfPage, type Asked, type PageDoor } from '../queue/page-door.server.ts'
import { previewOf, type RequestPreview } from '../preview/preview-gate.server.ts'
import { stateAddressOf, stateOf } from './page-state-address.server.ts'
import type { ReadyPages } from './ready-pages.server.ts'
import { sendPage } from './send-page.server.ts'

const longest = 1_000

type Setup = {
  readonly renderer: typeof Render
  readonly assets: PageAssets
  /** Undefined in development: each page is rendered again, and the development server may add its own scripts and styles. */
  readonly cache: PageCache | undefined
  /** Finished responses of cached pages, sent again without the framework; undefined in development. */
  readonly ready: Pick<ReadyPages, 'offer'> | undefined
  readonly limit: PageLimit
  readonly door: Pick<PageDoor, 'isLimited' | 'keepsWaiting' | 'enter'>
  /** Adyen's data centre; undefined where Adyen is not set up. */
  readonly cardEnvironment: string | undefined
  /** The number of seconds for which a shared cache may reuse the page without revalidation; 0 for never. */
  readonly sharedSeconds: number
}

/** Sends the requested page: from the cache if it is the same for everyone, otherwise rendered for this request. */
export async function servePage(setup: Setup, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { renderer, cache } = setup
  // No URL of the shop contains a NUL. Replacing it by a space leads to a 404, and never to another host.
  if (request.url.includes('%00')) return reply.redirect(request.url.replaceAll('%00', '%20'), 301)
  const address = new URL(request.url, `${request.protocol}://${request.host}`)
  const url = canonicalUrl(address)
  const store = renderer.storeOfUrl(url)
  const preview = previewOf(request)
  if (preview) return servePreview(setup, preview, request, reply)
  const asked = { request, store, path: pathIn(store, address.pathname) }
  const priority = priorityOfPage(asked)
  const isOwn = request.method === 'POST' || renderer.isPersonalPage(address)
  if (setup.door.isLimited && !isOwn && (await setup.door.keepsWaiting(asked, reply))) return reply
  const key = request.method === 'POST' ? undefined : pageKey(store, url)
  // A page that is the same for everyone is rendered without the headers and cookies of the visitor.
  const hasSeparateState = key !== undefined && cache !== undefined
  const make = async (known?: RenderedPage) =>
    runWithPriority(priority, () => makePage(setup, new Request(url), { hasSeparateState, known }))
  const found = key && cache?.find(key)
  if (key && found) {
    // Nobody waits for the renewed page.
    const renew = async (known?: RenderedPage) =>
      runWithPriority('robot', () => makePage(setup, new Request(url), { hasSeparateState, known }))
    if (found.renewal === 'soon') cache?.renewSoon(key, renew)
    if (found.renewal === 'now') cache?.renew(key, renew, false).catch(() => undefined)
    if (lastsFor(found.page, setup.sharedSeconds + 1))
      setup.ready?.offer(request.raw, () => cache?.isCurrent(key, found.page) === true)
    return sendPage(setup, found.page, request, reply)
  }
  await setup.limit.count(request, reply, 'rendered')
  if (isOwn) {
    const makeOwn = () => makePage(setup, toFetchRequest(request, address), { isUrgent: true })
    const own = await admitted(setup, asked, reply, () =>
      runForVisitor(setup.limit.visitorOf(request), () => runWithPriority(priority, makeOwn)),
    )
    return own ? sendPage(setup, own, request, reply, true) : reply
  }
  if (!setup.door.isLimited && (await setup.door.keepsWaiting(asked, reply))) return reply
  const rendered = await admitted(setup, asked, reply, async () => {
    sendHints(setup, store, request, reply)
    return key && cache ? cache.renew(key, make, priority !== 'robot') : make()
  })
  return rendered ? sendPage(setup, forVisitor(rendered, address), request, reply) : reply
}

const pathIn = ({ prefix }: StoreView, pathname: string): string =>
  pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname

/** Makes a page if there is room for it; otherwise undefined, and the reply is sent. */
async function admitted(
  { door }: Pick<Setup, 'door'>,
  asked: Asked,
  reply: FastifyReply,
  make: () => Promise<RenderedPage>,
): Promise<RenderedPage | undefined> {
  const slot = await door.enter(asked, reply)
  if (!slot) return undefined
  try {
    return await make()
  } finally {
    slot.leave()
  }
}

// For how long shared caches may keep a page that is about to be wrong changes with every second.
const lastsFor = ({ expiresAt = Infinity }: RenderedPage, seconds: number): boolean =>
  expiresAt - Date.now() > seconds * 1_000

/** Sends a page as its maker sees it in a preview, without a trace in the cache. */
async function servePreview(
  setup: Setup,
  preview: RequestPreview,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = new URL(request.url, `${request.protocol}://${request.host}`)
  const tail = await setup.renderer.previewBar(setup.renderer.storeOfUrl(address).locale, preview)
  await setup.limit.count(request, reply, 'rendered')
  const page = await runForVisitor(setup.limit.visitorOf(request), () =>
    setup.renderer.runInPreview(preview.key, () =>
      makePage(setup, toFetchRequest(request, address), { isUrgent: true, tail }),
    ),
  )
  return sendPage(setup, page, request, reply, true)
}

function forVisitor(rendered: RenderedPage, address: URL): RenderedPage {
  const location = rendered.headers.get('location')
  if (location === null) return rendered
  const headers = new Headers(rendered.headers)
  headers.set('location', withTracking(location, address))
  return { ...rendered, headers }
}

/**
 * Sends the state of the page that the query names, from the cache if possible. The browser hydrates the page with it; it is
 * separate from the HTML, so that the visible part of the page takes one round trip less. 404 if there is no such page.
 */
export async function servePageState(
  setup: Setup,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { renderer, cache } = setup
  const requested = stateOf(new URL(request.url, `${request.protocol}://${request.host}`))
  const url = requested && canonicalUrl(requested.page)
  const key = url && pageKey(renderer.storeOfUrl(url), url)
  if (!key || !cache || renderer.isPersonalPage(url)) return reply.status(404).send('')
  const make = async (known?: RenderedPage) => makePage(setup, new Request(url), { hasSeparateState: true, known })
  const found = cache.peek(key)
  if (!found) await setup.limit.count(request, reply, 'rendered')
  const store = renderer.storeOfUrl(url)
  const asked = { request, store, path: pathIn(store, url.pathname) }
  const page = found ?? (await admitted(setup, asked, reply, () => cache.renew(key, make)))
  if (!page) return reply
  const { state } = page
  if (!state) return reply.status(404).send('')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  const isAsSeen = state.version === requested.version
  return reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isAsSeen ? 'public, max-age=604800, immutable' : 'no-store',
      vary: 'accept-encoding',
    })
    .send(await state.encoded(encoding))
}

type Making = {
  /** The browser fetches the page's state with a separate request instead of reading it from the HTML. */
  readonly hasSeparateState?: boolean
  readonly isUrgent?: boolean
  /** Markup at the end of the page. */
  readonly tail?: string
  /** The cached version of the page. Its compressed body is reused if the content is still the same. */
  readonly known?: RenderedPage | undefined
}

async function makePage({ renderer, assets }: Setup, request: Request, making: Making): Promise<RenderedPage> {
  const { known } = making
  const { status, headers, page } = await renderer.render(request, assets)
  const isFound = page !== undefined && (status === 200 || status === 404)
  const hasSeparateState = isFound && making.hasSeparateState === true
  const state = hasSeparateState ? pageBody(page.state, known?.state) : undefined
  const stateAddress = state && stateAddressOf(new URL(request.url), state.version)
  const html =
    page &&
    Buffer.concat([
      ...page.html,
      ...(state ? [] : inlinedState(page.state)),
      Buffer.from(startScriptTag(page.assets, { ...making, stateAddress }) + closingWith(making.tail)),
    ])
  return {
    status,
    headers,
    isCacheable: isFound && !headers.has('set-cookie'),
    tags: page?.tags ?? new Set(),
    expiresAt: page?.expiresAt,
    body: html === undefined ? undefined : pageBody(html, known?.body),
    state,
  }
}

/**
 * Sends 103 Early Hints (RFC 8297), so that the browser fetches styles and fonts while the page is rendered. Only for
 * navigations.
 */
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
    // Browsers send a form without fields without a Content-Type.
    headers.set('content-type', request.headers['content-type'] ?? 'application/x-www-form-urlencoded')
    init.body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : ''
  }
  return new Request(url, init)
}

/** The cache key of a page; undefined if the URL is too long to be cached. */
export function pageKey(store: StoreView, url: URL): string | undefined {
  const key = `${store.code} ${url.href}`
  return key.length > longest ? undefined : key
}
