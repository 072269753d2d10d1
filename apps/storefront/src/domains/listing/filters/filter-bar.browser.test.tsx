import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListingFacetFragment } from '#src/platform/graphql/documents.gen.ts'
import { shownAddress } from '#src/platform/url/listing-address.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'

const option = (label: string, count: number) => ({
  label,
  value: label,
  slug: label.toLowerCase(),
  count,
  swatch_value: null,
})
const facets: readonly ListingFacetFragment[] = [
  { attribute_code: 'cdrl_brand', label: 'Brand', position: 1, options: [option('Bocian', 4)] },
  { attribute_code: 'price', label: 'Price', position: 0, options: [option('0-100', 9)] },
  { attribute_code: 'color', label: 'Colour', position: 2, options: [option('Blue', 7), option('Green', 0)] },
  { attribute_code: 'category_uid', label: 'Category', position: 3, options: [option('Girls', 9)] },
]
const fields = {
  default: 'position',
  options: ['position', 'price_asc'].map((value) => ({ value, label: value })),
}

async function open(path = '/girls.html') {
  const address = shownAddress(path)
  return renderInShop(
    <>
      <h1>{path}</h1>
      <FilterBar facets={facets} fields={fields} address={address} total={9} />
      <ActiveFilters facets={facets} address={address} />
    </>,
    { path },
  )
}

const summaryOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('summary')].find((one) => one.textContent.startsWith(name))
const isOpen = (name: string) => summaryOf(name)?.parentElement?.hasAttribute('open')

afterEach(() => page.viewport(1280, 900))

describe('the filters on a desktop', () => {
  it('LIST-26 are in the order of their positions, without filters that only the shop itself uses', async () => {
    await open()
    const names = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(names.filter((name) => !name.startsWith('Sort'))).toEqual(['Price', 'Brand', 'Colour'])
  })

  it('LIST-02 add a value by a link that shows the number of matching products', async () => {
    const { router } = await open('/girls/cdrl_brand:bocian/page:2.html')
    summaryOf('Colour')?.click()
    await page.getByRole('link', { name: 'Blue, 7 products' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/girls/cdrl_brand:bocian/color:blue.html')
  })

  it('LIST-02 mark a chosen value, and remove it by its link', async () => {
    const { router } = await open('/girls/color:blue.html')
    expect(summaryOf('Colour')?.textContent).toBe('Colour(1)')
    summaryOf('Colour')?.click()
    const blue = page.getByRole('link', { name: 'Blue, chosen, 7 products. Remove filter' })
    await expect.element(blue).toHaveAttribute('aria-current', 'true')
    await blue.click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/girls.html')
  })

  it('show a value without matching products, but not as a link', async () => {
    await open()
    summaryOf('Colour')?.click()
    await expect.element(page.getByText('Green')).toBeVisible()
    expect(page.getByRole('link', { name: /Green/ }).elements()).toEqual([])
  })

  it('LIST-04 accept a price range and keep the other filters', async () => {
    const { router } = await open('/girls/color:blue.html')
    summaryOf('Price')?.click()
    await page.getByRole('textbox', { name: 'From (EUR)' }).fill('10')
    await page.getByRole('textbox', { name: 'To (EUR)' }).fill('50')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.search).toBe('?price_from=10&price_to=50')
    expect(router.state.location.pathname).toBe('/eu/girls/color:blue.html')
  })

  it('open one at a time by keyboard, and close on Escape or when the focus leaves', async () => {
    await open()
    summaryOf('Colour')?.focus()
    await userEvent.keyboard('{Enter}')
    expect(isOpen('Colour')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(isOpen('Colour')).toBe(false)
    expect(document.activeElement).toBe(summaryOf('Colour'))
    await userEvent.keyboard('{Enter}')
    summaryOf('Brand')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => [isOpen('Colour'), isOpen('Brand')]).toEqual([false, true])
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => isOpen('Brand')).toBe(false)
  })
})

describe('the filters on a phone', () => {
  it('LIST-01 open as a sheet with the sort order and the numbers of chosen values and of products', async () => {
    await page.viewport(390, 844)
    await open('/girls/color:blue.html')
    const opener = page.getByRole('button', { name: /^Filters · Sort by/ })
    await expect.element(opener).toHaveTextContent('Filters · Sort by1')
    await opener.click()
    const sheet = page.getByRole('group', { name: 'Filters' })
    await expect.element(sheet.getByRole('heading', { name: 'Filters · Sort by' })).toHaveFocus()
    await sheet.getByRole('button', { name: 'Show 9 products' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await opener.click()
    await sheet.getByRole('button', { name: 'Close filters' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
  })
})

describe('the chosen filters', () => {
  const chips = page.getByRole('list', { name: 'Selected filters' })

  it('LIST-05 are removed one by one or all at once', async () => {
    await open('/girls/color:blue/price:10_50.html')
    await expect
      .element(chips.getByRole('link', { name: 'Remove filter Blue' }))
      .toHaveAttribute('href', '/eu/girls/price:10_50.html')
    await expect
      .element(chips.getByRole('link', { name: /^Remove filter €10\.00 – €50\.00$/ }))
      .toHaveAttribute('href', '/eu/girls/color:blue.html')
    await expect.element(chips.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/eu/girls.html')
  })

  it('are not rendered when nothing is chosen', async () => {
    await open()
    expect(chips.elements()).toEqual([])
  })
})
