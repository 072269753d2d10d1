import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import type { SwitcherStoreFragment } from '#src/platform/graphql/documents.gen.ts'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { StoreSwitcher } from './store-switcher.tsx'

beforeAll(async () => {
  await loadMessages('pl-PL')
})

const store = (code: string, name: string, locale: string): SwitcherStoreFragment => ({
  store_code: code,
  store_name: name,
  store_group_code: `group_${code}`,
  store_group_name: name,
  store_sort_order: 1,
  locale,
  country_default: code.toUpperCase(),
  default_display_currency_code: 'PLN',
  secure_base_url: 'https://bocian.example/',
  secure_base_media_url: 'https://bocian.example/media/',
})
const [polish, german] = [store('pl', 'Polska', 'pl_PL'), store('de', 'Deutschland', 'de_DE')]

function shown(availableStores: readonly SwitcherStoreFragment[] | null, isOwnGroupOnly = false): string {
  const storeConfig = { store_group_code: 'group_pl', store_switcher_current_group_only: isOwnGroupOnly }
  const routes = [{ id: 'root', path: '/', loader: () => null, Component: StoreSwitcher }]
  const loaderData = { root: { storeConfig, availableStores } }
  const router = createMemoryRouter(routes, { hydrationData: { loaderData } })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it('SWITCH-01 is not rendered with one store or none', () => {
  expect([shown([]), shown([polish])]).toEqual(['', ''])
  expect(shown([polish, german])).not.toBe('')
})

it('SWITCH-01 AMB-58 ignores other groups when limited to its own group', () => {
  expect(shown([polish, german], true)).toBe('')
})

it('SWITCH-02 reserves its space while the stores load', () => {
  expect(shown(null)).toContain('role="status"')
  expect(shown([polish, german])).not.toContain('role="status"')
})

it('SWITCH-03 shows the flag of each store’s country, on the button too', () => {
  const flags = shown([polish, german]).match(/<svg.*?<\/svg>/g) ?? []
  const coloursOf = (flag: string) => flag.match(/(?<=fill=")#\w+/g)
  const [white, red] = ['#ffffff', '#c8102e']
  expect(flags.map(coloursOf).filter(Boolean)).toEqual([
    [white, red],
    [white, red],
    ['#000000', red, '#ffd100'],
  ])
})

it('SWITCH-03 SWITCH-04 names each store in its own language; the current one is marked and not a link', () => {
  const html = shown([polish, german])
  expect(html).toMatch(/<h3[^>]*>Deutschland<\/h3>/)
  expect(html).toMatch(/<a [^>]*href="\/\?store_view_code=de"[^>]*>.*<span[^>]* lang="de">.*Deutsch<\/span>/)
  expect(html).not.toContain('store_view_code=pl')
  expect(html).toMatch(/<span[^>]*role="link" aria-current="true" aria-disabled="true" tabindex="0">/)
})
