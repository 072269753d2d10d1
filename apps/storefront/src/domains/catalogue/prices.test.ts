import { expect, test } from 'vitest'
import type { ProductPriceFragment } from '#src/platform/graphql/documents.gen.ts'
import { pricesOf } from './prices.ts'

const money = (value: number) => ({ value, currency: 'PLN' as const })
const product = (final: number, regular: number, lowest: number | null): ProductPriceFragment => ({
  price_range: { minimum_price: { final_price: money(final), regular_price: money(regular) } },
  lowest_price: lowest === null ? null : money(lowest),
})

test.each([
  ['PRICE-01 PRICE-02 calculates the reduction from the 30-day low, rounded', product(63.99, 99.99, 79.99), 20],
  ['PRICE-01 shows no reduction at the regular price', product(99.99, 99.99, null), 0],
  ['AMB-01 shows no reduction if it was cheaper within 30 days', product(79.99, 99.99, 74.99), 0],
  ['AMB-01 shows no reduction if it was equally cheap within 30 days', product(79.99, 99.99, 79.99), 0],
  ['PRICE-04 AMB-01 shows no reduction if the 30-day low is unknown', product(79.99, 99.99, null), 0],
])('%s', (_, one, percentOff) => {
  expect(pricesOf(one)).toMatchObject({
    percentOff,
    final: one.price_range.minimum_price.final_price,
    regular: one.price_range.minimum_price.regular_price,
  })
})
