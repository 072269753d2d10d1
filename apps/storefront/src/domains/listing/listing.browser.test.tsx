import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProductListingFragment } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { readAddress } from '#src/platform/url/listing-address.ts'
import { Listing } from './listing.tsx'

const page = globalThis as { dataLayer?: unknown[] }
const money = { value: 10, currency: 'EUR' }
const products = ['Hat', 'Coat'].map((name) => ({
  __typename: 'SimpleProduct',
  uid: btoa(name),
  sku: name,
  name,
  url_key: name,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  price_range: { minimum_price: { final_price: money, regular_price: money } },
}))

beforeEach(() => {
  delete page.dataLayer
  sessionStorage.clear()
  fakeGraphql({})
})
afterEach(() => vi.unstubAllGlobals())

it('ANALYT-04 tracks the products of a later page with the list’s path and their index in the whole list', async () => {
  const address = readAddress('/girls/page:2.html')
  if (!address) throw new Error('not a list')
  const listing = {
    items: products,
    total_count: 62,
    page_info: { current_page: 2, page_size: 60, total_pages: 2 },
  } as unknown as ProductListingFragment
  await renderInShop(<Listing listing={listing} address={address} />, { path: '/girls/page:2.html' })
  const item = (name: string, index: number) => ({ item_id: name, item_name: name, price: 10, index })
  await expect
    .poll(() => page.dataLayer)
    .toEqual([
      {
        event: 'view_item_list',
        ecommerce: { item_list_name: '/girls', items: [item('Hat', 61), item('Coat', 62)] },
      },
    ])
})
