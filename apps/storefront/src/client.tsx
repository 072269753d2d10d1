import './styles.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Document } from './document.tsx'
import { prepareClient } from './graphql/client.ts'
import { loadMessages } from './i18n/messages.ts'
import { assignHosts } from './i18n/store-view.ts'
import { pageStateText, readPageState } from './page-state.ts'
import { routesFor } from './routes.ts'
import { preparePage } from './url/page-modules.ts'

const text = pageStateText()
const { store, assets, hydration } = readPageState(text)
if (store.prefix === '') assignHosts({ [window.location.host]: store.code })
const routes = routesFor(store)

// Lazy modules of the first page are loaded before hydration, so that the markup never falls back to nothing.
async function loadLazyRoutes(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
}

await Promise.all([loadMessages(store.locale), loadLazyRoutes(), preparePage(hydration.loaderData)])
const router = createBrowserRouter(routes, { hydrationData: hydration })
window.addEventListener('pointerover', prepareClient, { once: true, passive: true })
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document store={store} assets={assets} state={text}>
        <RouterProvider router={router} />
      </Document>
    </StrictMode>,
  )
})
