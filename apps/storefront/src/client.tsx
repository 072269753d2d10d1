import './styles.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { startSession } from './customer/session.ts'
import { Document } from './document.tsx'
import { prepareClient } from './graphql/client.ts'
import { loadAllMessages, loadMessages } from './i18n/messages.ts'
import { assignHosts } from './i18n/store-view.ts'
import { learnStoreViews, storeViews } from './i18n/store-views.ts'
import { firstSign, wakePage } from './layout/first-sign.ts'
import { untilPartsCame } from './layout/later.ts'
import { readPageState } from './page-state.ts'
import { routesFor, routesNamed } from './routes.ts'
import { whenIdle } from './service-worker/idle.ts'
import { loadOrLeave } from './service-worker/load-or-leave.ts'
import { startAnewOnLostModules } from './service-worker/start-anew.ts'
import { loadLaterStyle } from './later-style.ts'
import { setRouter } from './url/follow-in-place.ts'
import { leaveFirstPage } from './url/first-page.ts'
import { isPersonal } from './url/personal.ts'
import { preparePage } from './url/page-modules.ts'
import { setLoadCode } from './url/prepare-path.ts'

startSession()
const { store, routeIds, hydration, showsRest } = await readPageState()
await nextTask()
if (store.prefix === '') assignHosts({ [window.location.host]: store.code })
learnStoreViews([store, ...storeViews.filter(({ code }) => code !== store.code)])
const routes = routesFor(store)
// The server has found them: matching an address anew keeps a phone busy.
const firstRoutes = routesNamed(routes, routeIds)

// A phone answers a touch between two tasks, not within one. Who touched already waits for nothing more.
async function nextTask(): Promise<void> {
  if (window.pageStart?.hadSign) return
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
}

// Lazy modules of the first page are loaded before hydration, so that the markup never falls back to nothing.
async function loadLazyRoutes(): Promise<void> {
  await Promise.all(
    firstRoutes.map(async (route) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
}

setLoadCode(async (path) =>
  Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => typeof route.lazy === 'function' && route.lazy()),
  ),
)

// What a page shows before anything is pressed is there at once; the other texts come with the visitor's first sign of life.
async function loadTexts(): Promise<void> {
  await loadMessages(store.locale)
  if (showsRest) await loadAllMessages(store.locale)
  else
    void firstSign()
      .then(async () => loadAllMessages(store.locale))
      .catch(() => undefined)
}

if (firstRoutes.some(({ handle }) => isPersonal(handle)) || window.pageStart?.hadSign) wakePage()
if (window.pageStart) window.pageStart.notice = wakePage

const laterStyle = firstSign().then(loadLaterStyle)
firstSign()
  .then(async () => (await import('./ui/picture/picture-states.ts')).followPictures())
  .catch(() => undefined)
const [keepOut] = await Promise.all([
  window.mayTrack ? import('./analytics/keep-trackers-out.ts') : undefined,
  loadTexts(),
  loadLazyRoutes(),
  preparePage(hydration.loaderData),
])
await nextTask()
const isSubmitting = (): boolean => router.state.navigation.formMethod !== undefined
const router: DataRouter = createBrowserRouter(routes, {
  hydrationData: hydration,
  dataStrategy: loadOrLeave(
    isSubmitting,
    async () => {
      leaveFirstPage()
      wakePage()
      await Promise.all([loadAllMessages(store.locale), laterStyle])
    },
    untilPartsCame,
  ),
})
if (keepOut) keepOut.keepTrackersOut(router, routes)
setRouter(router)
startAnewOnLostModules()
window.addEventListener('pointerover', prepareClient, { once: true, passive: true })
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

// The worker has no part in the first page, and what it stores would keep a phone busy just when the page is first used.
const workerDelay = 4000
function watch(): void {
  setTimeout(() => {
    whenIdle(() => {
      // Without a connection the worker cannot load; the next page starts it.
      void import('./service-worker/start-worker.ts')
        .then(async ({ startWorker }) => startWorker(router, store.prefix))
        .catch(() => undefined)
    })
  }, workerDelay)
}
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') watch()
  else window.addEventListener('load', watch, { once: true })
}
