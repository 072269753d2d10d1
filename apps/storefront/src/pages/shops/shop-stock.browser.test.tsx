import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ShopStock } from './shop-stock.tsx'

const option = (label: string) => ({ code: 'size', label, uid: label })
const trousers = {
  __typename: 'ConfigurableProduct',
  uid: 'trousers',
  sku: 'TROUSERS',
  name: 'Trousers',
  configurable_options: [{ attribute_code: 'size', label: 'Size', values: [] }],
  variants: ['98', '104'].map((size) => ({
    attributes: [option(size)],
    product: { uid: size, sku: `TROUSERS-${size}`, stock_status: 'IN_STOCK' },
  })),
}
const stock = (updatedAt: string | null, sizes: readonly { sku: string; status: string | null }[]) =>
  fakeGraphql({
    ShopStock: { products: { items: [trousers] }, storeAvailability: [{ updated_at: updatedAt, sizes }] },
  })
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

it('each size of the product has its status in the shop, and the report its time', async () => {
  const calls = stock('2026-11-28T08:00:00Z', [
    { sku: 'TROUSERS-98', status: 'LOW' },
    { sku: 'TROUSERS-104', status: 'OUT' },
  ])
  await renderInShop(<ShopStock sku="TROUSERS" code="PL-1" />)
  await expect.element(page.getByRole('heading', { name: 'Trousers in this store' })).toBeVisible()
  expect(rows()).toEqual(['98Only a few left', '104Not in stock'])
  await expect.element(page.getByText(/^As of 28\sNovember\s2026/)).toBeVisible()
  expect(calls.map(({ variables }) => variables)).toEqual([{ sku: 'TROUSERS', code: 'PL-1' }])
})

it('a shop that has not reported lately asks to call first', async () => {
  stock(null, [{ sku: 'TROUSERS-98', status: null }])
  await renderInShop(<ShopStock sku="TROUSERS" code="PL-1" />)
  await expect.poll(rows).toEqual(['98No information'])
  await expect.element(page.getByText(/Call before you go/)).toBeVisible()
})
