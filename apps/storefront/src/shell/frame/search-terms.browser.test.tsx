import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LayoutQuery } from '#src/platform/graphql/documents.gen.ts'
import { eventually } from '#src/platform/testing/eventually.ts'
import { fakeGraphql, type GraphqlCall } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Layout } from './layout.tsx'

const layout = { storeConfig: {} } as LayoutQuery
const field = page.getByRole('combobox', { name: 'Search' })
const options = page.getByRole('option')
const products = page.getByRole('list', { name: 'Popular products' })
const chosen = () => [...document.querySelectorAll('[aria-selected="true"]')].map((option) => option.textContent)
const productOf = (number: number) => ({
  sku: `hat-${number}`,
  name: `Hat ${number}`,
  product_url: `https://shop.example/eu/hat-${number}.html`,
  image_url: 'https://shop.example/media/hat.jpg',
  currency_code: 'EUR',
  final_price: 12.5,
  regular_price: 12.5,
  lowest_price: 12.5,
})
let calls: readonly GraphqlCall[] = []

async function open(path = '/') {
  const { router } = await renderInShop(
    <Layout data={layout}>
      <h1>{path}</h1>
    </Layout>,
    { path, layout },
  )
  await page.getByRole('searchbox').click()
  await expect.element(options.first()).toBeVisible()
  const place = () => router.state.location.pathname
  return { router, place }
}
const isCollapsed = () => expect.element(field).not.toBeInTheDocument()
const isBlurred = () => document.activeElement?.getAttribute('name') !== 'q'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  calls = fakeGraphql({
    SearchStart: {
      getTopQueries: { items: ['dress', 'coat', 'hat'].map((suggestion) => ({ suggestion })) },
      getProductsByCampaignType: {
        correlation_id: 'list-1',
        items: Array.from({ length: 9 }, (_, index) => productOf(index + 1)),
      },
    },
    SearchSuggestions: {
      getAutocompleteSuggestions: { items: [{ suggestion: 'kurtka' }], corrected_search: 'kurtka' },
      searchContent: { items: [{ title: 'Delivery', description: 'When it arrives.', relative_url: 'delivery' }] },
    },
    SendItemClick: {},
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.cookie = 'tracker_client_id=; path=/; max-age=0'
})

describe('the suggestions on a results page', () => {
  it('include help pages that match', async () => {
    const { place } = await open('/search/query/kurtak')
    await page.getByRole('list', { name: 'Help and articles' }).getByRole('link', { name: 'Delivery' }).click()
    await expect.poll(place).toBe('/eu/delivery')
    await isCollapsed()
  })

  it('name the correction of the search, and lead to it as it was typed', async () => {
    const { place } = await open('/search/query/kurtak')
    await expect.element(page.getByText('Showing results for “kurtka”.', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Search for “kurtak” instead' }).click()
    await expect.poll(() => decodeURIComponent(place())).toBe('/eu/search/query/"kurtak"')
    await isCollapsed()
  })
})

describe('the terms of the search', () => {
  it('SRCH-07 SRCH-08 are chosen by the arrow keys, which wrap around, and opened by Enter', async () => {
    const { place } = await open()
    expect(chosen()).toEqual([])
    await userEvent.keyboard('{ArrowUp}')
    expect(chosen()).toEqual(['hat'])
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toEqual(['dress'])
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toEqual(['coat'])
    const active = field.element().getAttribute('aria-activedescendant')
    expect(document.querySelector(`[id="${active}"]`)?.textContent).toBe('coat')
    await userEvent.keyboard('{Enter}')
    await expect.poll(place).toBe('/eu/search/query/coat')
    await isCollapsed()
  })

  it('AMB-14 SRCH-09 Enter with no term highlighted submits the typed text at once and collapses the search', async () => {
    const { place } = await open()
    await field.fill('100% cotton')
    await userEvent.keyboard('{Enter}')
    await expect.poll(place).toBe(`/eu/search/query/${encodeURIComponent('100% cotton')}`)
    await isCollapsed()
    expect(isBlurred()).toBe(true)
  })

  it('SRCH-09 SRCH-11 a text that was abandoned by Escape, cleared or blank is not searched for', async () => {
    const { place } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await userEvent.keyboard('kurt')
    await userEvent.keyboard('{Escape}')
    await eventually(() => expect(field.elements()).toEqual([]))
    expect(isBlurred()).toBe(true)
    vi.advanceTimersByTime(1000)
    await page.getByRole('searchbox').click()
    await eventually(() => expect(field.elements()).toHaveLength(1))
    await userEvent.keyboard('kurtka')
    await page.getByRole('button', { name: 'Clear search' }).click()
    vi.advanceTimersByTime(1000)
    await userEvent.keyboard('   ')
    vi.advanceTimersByTime(1000)
    expect(place()).toBe('/eu/')
  })

  it('SRCH-04 SRCH-05 SRCH-11 typing submits the text after half a second, keeps the focus, and lists suggestions', async () => {
    const { place } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await userEvent.keyboard('kurtka')
    vi.advanceTimersByTime(499)
    expect(place()).toBe('/eu/')
    vi.advanceTimersByTime(1)
    await eventually(() => expect(place()).toBe('/eu/search/query/kurtka'))
    await eventually(() =>
      expect(page.getByText('Search suggestions for: "kurtka"', { exact: true }).elements()).toHaveLength(1),
    )
    expect(document.activeElement).toBe(field.element())
    expect(products.elements()).toEqual([])
  })
})

describe('the products of the search', () => {
  it('SRCH-03 SRCH-09 are eight, can be reached by keyboard, and Escape closes the panel from there', async () => {
    await open()
    await expect.element(products).toBeVisible()
    expect(products.getByRole('listitem').elements()).toHaveLength(8)
    const first = products.getByRole('link', { name: 'Hat 1', exact: true }).element()
    for (let presses = 0; presses < 5 && document.activeElement !== first; presses += 1)
      await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('{Escape}')
    await isCollapsed()
    expect(products.elements()).toEqual([])
  })

  it('SRCH-14 show their price and a picture of 512 by 768 pixels', async () => {
    await open()
    const first = products.getByRole('listitem').first()
    await expect.element(first.getByText('€12.50')).toBeVisible()
    const picture = first.element().querySelector('img')
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['512', '768'])
    expect(picture?.getAttribute('src')).toMatch(/width=512&height=768/)
  })

  it.each([undefined, 'known-client-1'])(
    'SRCH-15 AMB-60 report a press, with the visitor’s id only after consent: %s',
    async (client) => {
      if (client) document.cookie = `tracker_client_id=${client}; path=/`
      const { place } = await open()
      await products.getByRole('link', { name: 'Hat 2', exact: true }).click()
      await expect.poll(place).toBe('/eu/hat-2.html')
      const sent = () =>
        calls.filter(({ operation }) => operation === 'SendItemClick').map(({ variables }) => variables['input'])
      const expected = { sku: 'hat-2', position: 2, correlation_id: 'list-1', search_type: 'autocomplete' }
      await expect.poll(sent).toEqual([client ? { ...expected, client_uuid: client } : expected])
      await isCollapsed()
    },
  )
})
