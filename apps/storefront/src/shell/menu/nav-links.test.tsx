import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { NavLinks } from './nav-links.tsx'

beforeAll(async () => {
  await loadMessages('pl-PL')
})

function shown(codes: readonly string[]): string {
  const routes = [{ id: 'root', path: '/', loader: () => null, Component: NavLinks }]
  const loaderData = { root: { storeConfig: {}, availableStores: codes.map((code) => ({ store_code: code })) } }
  const router = createMemoryRouter(routes, { hydrationData: { loaderData } })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it('SWITCH-01 the drawer offers other countries only if there are any', () => {
  expect(shown(['pl', 'de'])).toContain('<button')
  expect(shown(['pl'])).not.toContain('<button')
})
