import { expect, it } from 'vitest'
import type { WishedProductFragment } from '#src/platform/graphql/documents.gen.ts'
import { addToWishlist } from './track-wishes.ts'

const product = (sku: string, value: number, brand: string | null = null): WishedProductFragment => ({
  sku,
  name: `Product ${sku}`,
  cdrl_brand: brand,
  price_range: { minimum_price: { final_price: { currency: 'PLN', value } } },
})

it('GQL-12 ANALYT-01 add_to_wishlist contains each product with its price, and their sum to the cent', () => {
  expect(addToWishlist([product('A', 0.1, 'Bocian'), product('B', 0.2)])).toEqual({
    event: 'add_to_wishlist',
    ecommerce: {
      currency: 'PLN',
      value: 0.3,
      items: [
        { item_id: 'A', item_name: 'Product A', item_brand: 'Bocian', price: 0.1, quantity: 1 },
        { item_id: 'B', item_name: 'Product B', price: 0.2, quantity: 1 },
      ],
    },
  })
})
