import { describe, expect, it } from 'vitest'
import type { RecommendedItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { itemPath, itemPrices } from './recommended-item.ts'
import { sizeOf } from './use-chosen-size.ts'

const item: RecommendedItemFragment = {
  currency_code: 'EUR',
  final_price: 15,
  image_url: null,
  lowest_price: 20,
  name: 'Coat',
  product_url: 'https://shop.example/eu/coat.html',
  regular_price: 30,
  sku: 'A',
}

describe('a recommended product', () => {
  it('GQL-17 links to its page on this host', () => {
    expect(itemPath(item)).toBe('/eu/coat.html')
    expect(itemPath({ product_url: 'javascript' })).toBe('')
    expect(itemPath({ product_url: null })).toBe('')
  })

  it('GQL-17 has the same prices as a card, with the reduction from the 30-day low', () => {
    expect(itemPrices(item)).toEqual({
      final: { value: 15, currency: 'EUR' },
      regular: { value: 30, currency: 'EUR' },
      lowest: { value: 20, currency: 'EUR' },
      percentOff: 25,
    })
    expect(itemPrices({ ...item, final_price: 30, lowest_price: null })).toMatchObject({ lowest: null, percentOff: 0 })
  })
})

it('PDP-15 sends the label of the chosen size', () => {
  const values = [{ uid: 'a', label: '98', swatch_data: null }]
  const options = [
    { uid: '1', attribute_code: 'color', label: 'Colour', position: 0, values: [{ ...values[0]!, uid: 'b' }] },
    { uid: '2', attribute_code: 'cdrl_size', label: 'Size', position: 1, values },
  ]
  expect(sizeOf(options, 'a')).toBe('98')
  expect(sizeOf(options, 'b')).toBeUndefined()
  expect(sizeOf(undefined, 'a')).toBeUndefined()
})
