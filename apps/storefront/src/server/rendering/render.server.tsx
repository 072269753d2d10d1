import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'
import '#src/boot/styles.ts'
import { knownTrackers } from '../trackers/known-trackers.server.ts'
import { wireApplication } from '#src/platform/application/application.ts'
import { isTrackerMatch } from '#src/platform/analytics/tracker-places.ts'
import type { Purpose, Tracker } from '../trackers/trackers.server.ts'
import { consentPath } from '../trackers/tracking-tail.server.ts'
import type { Environment } from '../http/environment.ts'
import { messagePartsOf } from '#src/platform/hydration/message-parts.ts'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { followMissedParts } from '#src/platform/kept-parts/kept-parts.ts'
import { storeOf, storeOfUrl } from '#src/platform/i18n/store-view.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { modulesOf } from '#src/boot/modules-of.ts'
import type { Assets, PageAssets } from '../document/page-assets.server.ts'
import { divideRoutes } from './listed-paths.server.ts'
import { matcherOf } from './matched-routes.server.ts'
import { noteCaching, noteMessagePart, noteMissedPart, noteSnippets, takeNotes } from './page-notes.server.ts'
import { renderHtml } from './render-html.server.ts'
import { KeptAnswers } from '../kept-parts/kept-answers.server.ts'
import { renderKeptParts } from './render-kept-parts.server.tsx'
import type { Dropped } from '../changes/drop-log.server.ts'
import { openPage } from '../document/page-frame.server.ts'
import { Document } from '#src/boot/document.tsx'
import { settleFailures } from '../document/page-failure.server.ts'
import { writePageState } from '#src/boot/page-state.ts'
import { routesFor } from '#src/boot/routes.ts'
import { chooseStore, placeFinder } from '../store-choice/choose-store.server.ts'
import { brandHead } from '../brand/brand-look.server.ts'
import { knowStores } from '../store-choice/known-stores.server.ts'
import { isPersonal } from '#src/platform/url/personal.ts'
import { backendCallHeaders } from '../http/visitor.server.ts'
import { canonicalCasePath } from '#src/platform/url/canonical-case-path.ts'

export { tailFor } from '../trackers/visitor-tail.server.ts'
export { storeOfUrl } from '#src/platform/i18n/store-view.ts'
export { brandFileOf, versionOf } from '../brand/brand-look.server.ts'
export { isBrandFile } from '../brand/known-brands.server.ts'
export { webManifest } from '../document/web-manifest.server.ts'
export { openingSoonPage } from '../document/opening-soon-page.server.ts'
export { queuePage } from '../queue/queue-page.server.ts'
export { runInPreview } from '../http/visitor.server.ts'
export { previewBar, refusedPreview } from '../preview/preview-parts.server.ts'

type Handler = StaticHandler & { readonly matchesOf: ReturnType<typeof matcherOf> }
type Handlers = { readonly isListed: (pathname: string) => boolean; readonly listed: Handler; readonly others: Handler }

const handlers = new Map<string, Handlers>()

/** Configures the renderer: the backend's URLs, the headers of backend calls, and hosts with their own default store view. */
export function configure(env: Environment): void {
  wireApplication({
    backendUrl: env.backendUrl,
    apiUrl: env.apiUrl,
    serverHeaders: () => backendCallHeaders(env.limits),
    onCaching: noteCaching,
    onLaterMessage: noteMessagePart,
    onStructuredData: noteSnippets,
  })
}

/**
 * Keeps what pages have in common for the next pages. The caller must drop it when content changes. Not in development, where the code
 * of a part changes too.
 */
export function keepParts(): { readonly drop: (tags: Dropped) => void } {
  const kept = new KeptAnswers({ now: Date.now })
  followMissedParts(noteMissedPart)
  wireApplication({ answer: (asked, ask) => kept.answer(asked, ask) })
  return kept
}

const findPlace = placeFinder(routesFor)

/**
 * Runs before each page request: loads the store views, then redirects to the store view or to the canonical case of the path, if
 * needed.
 */
export async function redirectToStore(
  request: FastifyRequest,
  reply: FastifyReply,
  env: Environment,
): Promise<unknown> {
  if (/^\/(assets|src|node_modules|@)/.test(request.url) || request.url === consentPath) return undefined
  await knowStores(env.storeHosts)
  if (/^\/(page-state|video-frame)\?/.test(request.url)) return undefined
  await chooseStore(request, reply, findPlace, env.sharedSeconds > 0)
  return reply.sent ? reply : redirectToCanonicalCase(request, reply)
}

function redirectToCanonicalCase(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  if (request.method === 'POST') return undefined
  const url = new URL(request.url, `${request.protocol}://${request.host}`)
  const written = canonicalCasePath(matchesOf(url) ?? [], url.pathname)
  return written === url.pathname ? undefined : reply.redirect(written + url.search, 301)
}

function handlersOf(store: StoreView): Handlers {
  const key = `${store.code}${store.prefix}`
  const known = handlers.get(key)
  if (known) return known
  const routes = routesFor(store)
  const { isListed, others } = divideRoutes(routes, store.prefix)
  const created = { isListed, listed: makeHandler(routes), others: makeHandler(others) }
  handlers.set(key, created)
  return created
}

function makeHandler(routes: RouteObject[]): Handler {
  const created = createStaticHandler(routes)
  return { ...created, matchesOf: matcherOf(created.dataRoutes) }
}

function handlerOf(store: StoreView, { pathname }: URL): Handler {
  const { isListed, listed, others } = handlersOf(store)
  return isListed(pathname) ? listed : others
}

function matchesOf(url: URL): ReturnType<Handler['matchesOf']> {
  return handlerOf(storeOfUrl(url), url).matchesOf(url.pathname)
}

/** True for a page with personal data. All other pages are the same for every visitor of a store view. */
export function isPersonalPage(url: URL): boolean {
  return (matchesOf(url) ?? []).some(({ route }) => isPersonal(route.handle))
}

/** Whether third-party scripts may load on this page. */
export function mayTrack(url: URL): boolean {
  return isTrackerMatch(matchesOf(url), url)
}

/** The third-party scripts that may load on this page, for the purposes the visitor agreed to. */
export async function allowedTrackers(url: URL, agreed: readonly Purpose[]): Promise<readonly Tracker[]> {
  if (!mayTrack(url)) return []
  return (await knownTrackers(storeOfUrl(url))).filter(({ purpose }) => agreed.includes(purpose))
}

export type RenderResult = {
  readonly status: number
  readonly headers: Headers
  /** The pieces of the page up to its scripts; undefined for a response without a page, such as a redirect. */
  readonly page?: {
    readonly html: readonly Buffer[]
    readonly assets: Assets
    /** The data with which the browser hydrates the page, as JSON that is safe inside a script element. */
    readonly state: Buffer
    readonly tags: ReadonlySet<string>
    /** When the page stops being right, in milliseconds; `Infinity` if only a change can make it wrong. */
    readonly expiresAt: number
  }
}

/** Handles a page request: runs the matched loaders or action, then renders the whole document. */
export async function render(request: Request, assets: PageAssets): Promise<RenderResult> {
  const store = storeOf(request)
  await loadMessages(store.locale)
  const handler = handlerOf(store, new URL(request.url))
  const { result: context, notes } = await takeNotes(async () => handler.query(request))
  if (context instanceof Response) return { status: context.status, headers: context.headers }
  const headers = headersOf(context)
  settleFailures(context, headers, reportFailure)
  const { result: document, notes: shown } = await renderDocument(handler, context, store)
  const handles = context.matches.map(({ route }) => route.handle as unknown)
  const messageParts = [...new Set([...shown.messageParts, ...messagePartsOf(handles)])]
  const needed = assets(modulesOf(context), store.locale, messageParts, document.includes(' data-elements=""'))
  const brand = brandHead(store)
  const files = brand.hasThemeFont ? needed : { ...needed, fonts: [] }
  const html = openPage(document, files, notes.structuredData, brand.links)
  const state = writePageState(context, store, messageParts)
  await renderKeptParts(shown.missedParts)
  const { tags, expiresAt } = notes
  return { status: context.statusCode, headers, page: { html, assets: files, state, tags, expiresAt } }
}

function reportFailure(debugId: string, error: unknown): void {
  const err = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(
    `${JSON.stringify({ level: 50, time: new Date().toISOString(), service: 'storefront', debugId, err })}\n`,
  )
}

function headersOf(context: StaticHandlerContext): Headers {
  const headers = new Headers()
  for (const own of [...Object.values(context.loaderHeaders), ...Object.values(context.actionHeaders)]) {
    for (const [name, value] of own) headers.append(name, value)
  }
  return headers
}

function renderDocument(handler: StaticHandler, context: StaticHandlerContext, store: StoreView) {
  const router = createStaticRouter(handler.dataRoutes, context)
  const page = (
    <Document store={store}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>
  )
  return renderHtml(page)
}
