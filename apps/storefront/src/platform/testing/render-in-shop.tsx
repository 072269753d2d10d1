import type { ReactNode } from 'react'
import { createMemoryRouter, type ActionFunction, type LoaderFunction, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import { wireApplication } from '../application/application.ts'
import { clearCachedResponses } from '../graphql/client.ts'
import { skipFirstInteraction } from '../hydration/first-interaction.ts'
import { loadMessages, loadPartsOfLocale } from '../i18n/messages.ts'
import { StoreProvider } from '../i18n/store-context.tsx'
import { storeByCode, type StoreView } from '../i18n/store-views.ts'
import { keepScroll } from '../url/keep-scroll.ts'
import { cartPath, signInPath } from '../url/shop-paths.ts'

const store = storeByCode('eu')
if (!store) throw new Error('There is no English store view')

type Surroundings = {
  /** Runs when a form is posted to the cart or to the page itself. */
  readonly action?: ActionFunction
  /** The loader of the page. */
  readonly loader?: LoaderFunction
  /** The data of the root loader: the store's settings. */
  readonly layout?: unknown
  /** The page's path inside the store view. */
  readonly path?: string
  /** The store view, English by default. */
  readonly store?: StoreView
}

/** Renders an element in a store view, with all messages loaded and lazy components loading at once. */
export async function renderInShop(
  element: ReactNode,
  { action, loader, layout, path = '/', store: view = englishStore }: Surroundings = {},
) {
  skipFirstInteraction()
  // Otherwise a request of the previous page that is still in flight would also serve this page.
  await clearCachedResponses()
  await loadMessages(view.locale)
  await loadPartsOfLocale(view.locale, ['rest', 'elements', 'purchase', 'account'])
  const pages: RouteObject[] = [
    {
      path: `${view.prefix}/cart`,
      ...(action ? { action } : {}),
      element: path === cartPath ? element : <h1>The cart</h1>,
    },
    // Have no loader: the page's loader redirects signed-out visitors here, and would redirect them again without end.
    ...[signInPath, '/checkout/sign-in']
      .filter((signIn) => !path.startsWith(signIn))
      .map((signIn) => ({ path: `${view.prefix}${signIn}`, element: <h1>Sign in</h1> })),
    { path: '*', ...(action ? { action } : {}), ...(loader ? { loader } : {}), element },
  ]
  const router = createMemoryRouter([{ id: 'root', loader: () => layout ?? null, children: pages }], {
    initialEntries: [`${view.prefix}${path}`],
    hydrationData: { loaderData: { root: layout ?? null } },
  })
  keepScroll(router)
  wireApplication({ navigate: router.navigate })
  const screen = await render(
    <StoreProvider store={view}>
      <RouterProvider router={router} />
    </StoreProvider>,
  )
  return { screen, router }
}

/** The store view of component tests, whose messages are English. */
export const englishStore = store
