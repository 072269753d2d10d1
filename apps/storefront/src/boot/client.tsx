import './styles.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { wireApplication } from '../platform/application/application.ts'
import { startSession } from '../domains/session/session.ts'
import { rememberStore } from '../domains/store/remember-store.ts'
import { Document } from './document.tsx'
import { prepareClient } from '../platform/graphql/client.ts'
import { messagePartsOf } from '../platform/hydration/message-parts.ts'
import { loadMessages, loadPartsOfLocale, loadRestOfLocale } from '../platform/i18n/messages.ts'
import { assignHosts } from '../platform/i18n/store-view.ts'
import { learnStoreViews } from '../platform/i18n/store-views.ts'
import { firstInteraction, skipFirstInteraction } from '../platform/hydration/first-interaction.ts'
import { lazyPartsLoaded, loadDeclaredParts } from '../platform/hydration/lazy-until-interaction.ts'
import { readPageState } from './page-state.ts'
import { loadCatchAll, pageSources, routesFor, routesNamed } from './routes.ts'
import { whenIdle } from '../platform/hydration/when-idle.ts'
import { loadOrOpenDocument } from '../platform/service-worker/load-or-open-document.ts'
import { reloadOnLostModules } from '../platform/service-worker/reload-on-lost-modules.ts'
import { loadLaterStyle } from '../platform/hydration/load-later-style.ts'
import { leaveFirstPage } from '../platform/hydration/first-page.ts'
import { adoptEntries } from '../platform/storage/adopt-entries.ts'
import { keepScroll } from '../platform/url/keep-scroll.ts'
import { isPersonal } from '../platform/url/personal.ts'
import { keepFirstVisit } from '../pages/resolved/first-visit.ts'
import { preparePage } from '../pages/resolved/page-modules.ts'

adoptEntries()
startSession()
const { store, otherStores, routeIds, hydration, messageParts } = await readPageState()
await nextTask()
learnStoreViews([store, ...otherStores])
if (store.prefix === '') assignHosts({ [window.location.host]: store.code })
rememberStore(store)
const routes = routesFor(store)
// The server sends the matched ids, because matching all routes again is slow on phones.
const firstRoutes = routesNamed(routes, routeIds)

// Yields to the event loop, so that a phone can respond to touches between two long tasks. After an interaction, hydrate
// without delay.
async function nextTask(): Promise<void> {
  if (window.pageStart?.hadInteraction) return
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
}

// Load lazy route modules before hydration; otherwise React replaces the server markup with a fallback.
async function loadLazyRoutes(): Promise<void> {
  await Promise.all(
    firstRoutes.map(async (route) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
}

wireApplication({
  prefetch: async (request) => loadCatchAll({ request }),
  loadCode: async (path) =>
    Promise.all(
      (matchRoutes(routes, path) ?? []).map(async ({ route }) => typeof route.lazy === 'function' && route.lazy()),
    ),
})

// Load the messages that the page shows now, and the rest on the first interaction.
async function loadTexts(): Promise<void> {
  await loadMessages(store.locale)
  firstInteraction()
    .then(async () => loadRestOfLocale(store.locale))
    .catch(() => undefined)
  await loadPartsOfLocale(store.locale, messageParts)
}

const isPersonalPage = firstRoutes.some(({ handle }) => isPersonal(handle))
if (isPersonalPage || window.pageStart?.hadInteraction) skipFirstInteraction()
if (window.pageStart) window.pageStart.notice = skipFirstInteraction

const laterStyle = firstInteraction().then(loadLaterStyle)
firstInteraction()
  .then(async () => (await import('../ui/picture/picture-states.ts')).followPictures())
  .catch(() => undefined)
const [keepOut] = await Promise.all([
  window.mayTrack ? import('../platform/analytics/keep-trackers-out.ts') : undefined,
  loadTexts(),
  loadLazyRoutes(),
  preparePage(hydration.loaderData, pageSources),
  isPersonalPage ? loadDeclaredParts() : undefined,
])
await nextTask()
const currentPage = {
  isSubmitting: (): boolean => router.state.navigation.formMethod !== undefined,
  hasDataOf: (routeId: string): boolean =>
    router.state.errors === null && (router.state.loaderData[routeId] ?? null) !== null,
}
const router: DataRouter = createBrowserRouter(routes, {
  hydrationData: hydration,
  dataStrategy: loadOrOpenDocument(
    currentPage,
    async (handles) => {
      leaveFirstPage()
      skipFirstInteraction()
      await Promise.all([loadPartsOfLocale(store.locale, ['rest', ...messagePartsOf(handles)]), laterStyle])
    },
    lazyPartsLoaded,
  ),
})
const pathOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search
keepFirstVisit(pathOf(window.location), hydration.loaderData?.['url'], () => pathOf(router.state.location))
keepScroll(router)
if (keepOut) keepOut.keepTrackersOut(router, routes)
wireApplication({ navigate: router.navigate })
reloadOnLostModules()
void firstInteraction().then(prepareClient)
await nextTask()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document store={store}>
        <RouterProvider router={router} />
      </Document>
    </StrictMode>,
  )
})

// The first page does not need the service worker, and its precaching would slow down a phone while the visitor starts using
// the page.
const workerDelay = 4000
function scheduleWorker(): void {
  setTimeout(() => {
    whenIdle(() => {
      // Loading fails when offline; the next page view tries again.
      void import('./start-worker.ts')
        .then(async ({ startWorker }) => startWorker(router, store.prefix))
        .catch(() => undefined)
    })
  }, workerDelay)
}
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') scheduleWorker()
  else window.addEventListener('load', scheduleWorker, { once: true })
}
