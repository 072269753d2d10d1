import { expect, it } from 'vitest'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { viewItemList } from './track-list.tsx'

const money = (value: number) => ({ value, currency: 'PLN' })
const product = (index: number) =>
  ({
    __typename: 'SimpleProduct',
    uid: String(index),
    sku: `S${index}`,
    name: `Product ${index}`,
    cdrl_brand: index === 1 ? 'Bocian' : null,
    price_range: { minimum_price: { final_price: money(index), regular_price: money(index) } },
    lowest_price: null,
  }) as unknown as ProductCardFragment
const products = Array.from({ length: 45 }, (_, index) => product(index + 1))

it('ANALYT-04 splits a list into events of at most 20 products', () => {
  const events = viewItemList('/girls', products, 1)
  expect(events.map(({ ecommerce }) => ecommerce.items.length)).toEqual([20, 20, 5])
  expect(events.flatMap(({ ecommerce }) => ecommerce.items.map((item) => item.item_id))).toEqual(
    products.map(({ sku }) => sku),
  )
  expect(viewItemList('/girls', [], 1)).toEqual([])
  expect(viewItemList('/girls', products.slice(0, 20), 1)).toHaveLength(1)
})

it('ANALYT-01 a product has its index in the whole list', () => {
  const [event] = viewItemList('/girls', products.slice(0, 2), 61)
  expect(event).toEqual({
    event: 'view_item_list',
    ecommerce: {
      item_list_name: '/girls',
      items: [
        { item_id: 'S1', item_name: 'Product 1', item_brand: 'Bocian', price: 1, index: 61 },
        { item_id: 'S2', item_name: 'Product 2', price: 2, index: 62 },
      ],
    },
  })
})
