import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'

const query = vi.hoisted(() => vi.fn<() => void>())
vi.mock('#src/platform/graphql/client.ts', () => ({ query }))
const { PageHead } = await import('./page-head.tsx')

function titleWith(storeConfig: object | null): string {
  const routes = [{ id: 'root', path: '/', loader: () => null, Component: () => <PageHead title="Dívky" /> }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { storeConfig } } } })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it('STORE-29 STORE-31 uses the store settings in the page’s data without a request', () => {
  expect(titleWith({ store_name: 'Česko', title_suffix: ' | Bocian', title_prefix: '' })).toBe(
    '<title>Dívky | Bocian</title>',
  )
  expect(titleWith(null)).toBe('<title>Dívky – Polska</title>')
  expect(query).not.toHaveBeenCalled()
})
