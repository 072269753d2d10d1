import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ProductPageQuery } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Page } from './product.route.tsx'

const money = { value: 39.9, currency: 'EUR' }
const productOf = (id: string, more: object = {}) => ({
  __typename: 'SimpleProduct',
  uid: btoa(id),
  sku: `SKU-${id}`,
  name: `Product ${id}`,
  url_key: `product-${id}`,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  price_range: { minimum_price: { final_price: money, regular_price: money } },
  small_image: { url: `/media/catalog/product/small-${id}.jpg`, label: null },
  thumbnail: { url: `/media/catalog/product/thumbnail-${id}.jpg`, label: null },
  delivery_offers: [],
  ...more,
})

afterEach(() => vi.unstubAllGlobals())

it('CARD-01 upsell cards of a product page show the thumbnail, other cards the small image', async () => {
  fakeGraphql({})
  const product = productOf('1', {
    upsell_products: [productOf('2')],
    related_products: [productOf('3')],
    media_gallery: [],
    categories: [],
  })
  const data = { products: { items: [product] }, cmsBlocks: { items: [] } } as unknown as ProductPageQuery
  await renderInShop(<Page data={data} />)
  await expect.element(page.getByRole('link', { name: 'Product 2' })).toBeInTheDocument()
  const pictures = () => [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src') ?? '')
  await expect.poll(() => pictures().some((source) => source.includes('thumbnail-2'))).toBe(true)
  expect(pictures().some((source) => source.includes('small-2'))).toBe(false)
  expect(pictures().some((source) => source.includes('small-3'))).toBe(true)
})

it.each([
  [true, 1],
  [false, 0],
])('STORE-17 offers the stock in shops only where the store shows it: %s', async (isInStores, buttons) => {
  fakeGraphql({})
  const product = productOf('1', { media_gallery: [], categories: [], description: { html: 'Warm' } })
  const storeConfig = { product_in_store_availability_status: isInStores }
  const data = { products: { items: [product] }, storeConfig, cmsBlocks: { items: [] } } as unknown as ProductPageQuery
  await renderInShop(<Page data={data} />)
  await expect.element(page.getByText('Warm')).toBeVisible()
  expect(page.getByRole('button', { name: 'See which stores have it' }).elements()).toHaveLength(buttons)
})
