import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Component, loader } from './search.route.tsx'

const money = { value: 10, currency: 'EUR' }
const jacket = {
  __typename: 'SimpleProduct',
  uid: 'jacket',
  sku: 'jacket',
  name: 'Jacket',
  url_key: 'jacket',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  price_range: { minimum_price: { final_price: money, regular_price: money } },
}
const returns = { title: 'Returns and complaints', description: 'How to send things back.', relative_url: 'returns' }
const help = page.getByRole('list', { name: 'Help and articles' })
const link = help.getByRole('link', { name: returns.title })
const heading = page.getByRole('heading', { level: 1 })
const card = page.getByRole('link', { name: 'Jacket' }).first()

type Results = { products?: object; items?: readonly object[]; pages?: readonly object[]; terms?: readonly string[] }

async function open(query: string, { products = {}, items = [jacket], pages = [], terms = [] }: Results = {}) {
  fakeGraphql({
    SearchPage: {
      products: {
        items,
        total_count: items.length,
        aggregations: [],
        page_info: { current_page: 1, page_size: 60, total_pages: 1 },
        corrected_search: null,
        is_near_match: false,
        lacks_colour: false,
        ...products,
      },
      searchContent: { items: pages, is_exact_match: pages.length > 0 },
    },
    WaysOn: { getAutocompleteSuggestions: { items: terms.map((suggestion) => ({ suggestion })) } },
  })
  await renderInShop(<Component />, { path: `/search/query/${encodeURIComponent(query)}`, loader })
  await expect.element(heading).toBeVisible()
}

/** Whether an element comes before another one in the document. */
const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => vi.unstubAllGlobals())

describe('help pages and blog posts', () => {
  it('follow the products that a search finds', async () => {
    await open('jacket', { pages: [returns] })
    await expect.element(link).toHaveAttribute('href', '/eu/returns')
    await expect.element(help.getByText('How to send things back.')).toBeVisible()
    expect(isBefore(card.element(), link.element())).toBe(true)
  })

  it('come first if no product matches the whole search', async () => {
    await open('return jacket', { pages: [returns], products: { is_near_match: true } })
    expect(isBefore(link.element(), card.element())).toBe(true)
  })

  it('are the results if no product matches at all', async () => {
    await open('returns', { pages: [returns], items: [], terms: ['red dress'] })
    await expect.element(heading).toHaveTextContent('Results for “returns”')
    await expect.element(link).toBeVisible()
    expect(page.getByText('We found nothing', { exact: false }).elements()).toEqual([])
    expect(page.getByText('Check the spelling', { exact: false }).elements()).toEqual([])
    expect(page.getByRole('link', { name: 'red dress' }).elements()).toEqual([])
  })

  it('are the results if the products match only a correction', async () => {
    await open('returns', { pages: [returns], products: { corrected_search: 'terns' } })
    await expect.element(heading).toHaveTextContent('Results for “returns”')
    await expect.element(link).toBeVisible()
    expect(card.elements()).toEqual([])
    expect(page.getByText('Showing results', { exact: false }).elements()).toEqual([])
  })

  it('SRCH-17 are not mentioned if there are none either', async () => {
    await open('xyzxyz', { items: [], terms: ['red dress'] })
    await expect.element(heading).toHaveTextContent('We found nothing for “xyzxyz”')
    await expect.element(page.getByRole('link', { name: 'red dress' })).toBeVisible()
    expect(help.elements()).toEqual([])
  })
})

describe('a correction', () => {
  it('is named, and leads to the search as it was typed', async () => {
    await open('jakcet', { products: { corrected_search: 'jacket' } })
    await expect.element(heading).toHaveTextContent('Results for “jacket”')
    await expect.element(page.getByText('Showing results for “jacket”.', { exact: false })).toBeVisible()
    const literal = page.getByRole('link', { name: 'Search for “jakcet” instead' })
    await expect.element(literal).toHaveAttribute('href', '/eu/search/query/%22jakcet%22')
  })

  it('is not made for a search in quotation marks, which is shown without them', async () => {
    await open('"jakcet"', { items: [], terms: ['jacket'] })
    await expect.element(heading).toHaveTextContent('We found nothing for “jakcet”')
    await expect.element(page.getByRole('link', { name: 'jacket' })).toBeVisible()
  })
})

describe('what the products lack', () => {
  const near = 'Nothing matches “green jacket” exactly. These are the closest matches.'
  const colour = 'We have nothing in that colour for “green jacket”. Here are similar products in other colours.'

  it.each([
    ['only the colour', true, colour],
    ['something', false, near],
  ])('says that it is %s', async (_, lacksColour, text) => {
    await open('green jacket', { products: { is_near_match: true, lacks_colour: lacksColour } })
    await expect.element(page.getByText(text)).toBeVisible()
  })

  it('says nothing if they match the whole search', async () => {
    await open('green jacket')
    for (const text of [near, colour]) expect(page.getByText(text).elements()).toEqual([])
  })
})

it('the results keep room for one row of recommendations until they are there, so that the footer does not jump', async () => {
  await open('jacket')
  const pageElement = heading.element().parentElement
  const room = () => pageElement?.lastElementChild?.getBoundingClientRect().height ?? 0
  const row = 31 * 16
  expect(room()).toBeGreaterThanOrEqual(row)
  pageElement?.lastElementChild?.insertAdjacentHTML('beforeend', '<i data-answered="true"></i>')
  expect(room()).toBeLessThan(row)
})
