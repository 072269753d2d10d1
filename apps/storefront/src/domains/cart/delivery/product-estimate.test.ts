import { expect, test } from 'vitest'
import type { DeliveryOfferFragment } from '#src/platform/graphql/documents.gen.ts'
import { arrivalAt, productEstimate } from './product-estimate.ts'

const arrivals = [
  { order_before: '2026-11-23T13:00:00.000Z', from: '2026-11-24', to: '2026-11-25' },
  { order_before: '2026-11-24T13:00:00.000Z', from: '2026-11-25', to: '2026-11-26' },
]
const offer = (code: string, price: number, freeFrom: number | null, network: string | null = null) =>
  ({
    carrier_code: code,
    pickup_network: network,
    price: { value: price, currency: 'PLN' },
    free_from: freeFrom === null ? null : { value: freeFrom },
    arrivals,
  }) as DeliveryOfferFragment
const offers = [offer('dpd', 15.99, 249), offer('locker', 12.99, 199, 'inpost'), offer('instore', 0, null, 'instore')]

test.each([
  ['the lowest price, with "from"', 89.99, { value: 12.99, code: 'locker', isFree: false, isFrom: true }],
  ['just below the threshold', 198.99, { value: 12.99, code: 'locker', isFree: false, isFrom: true }],
  ['free delivery from the threshold on', 199, { value: 0, code: 'locker', isFree: true, isFrom: true }],
  ['free delivery by every method', 249, { value: 0, code: 'dpd', isFree: true, isFrom: false }],
])('UX-25 a product bought alone has %s', (_name, price, { value, code, ...expected }) => {
  const found = productEstimate(offers, price)
  expect(found).toMatchObject({ ...expected, hasShops: true })
  expect(found?.method).toMatchObject({ carrier_code: code, price_incl_tax: { value, currency: 'PLN' } })
})

test('UX-25 there is no estimate where nothing is delivered', () => {
  expect(productEstimate([], 10)).toBeUndefined()
  expect(productEstimate([offer('instore', 0, null, 'instore')], 10)).toBeUndefined()
})

test('UX-25 the days of arrival are those of the next cut-off; after the last known one there are none', () => {
  const at = (time: string) => arrivalAt({ arrivals }, Date.parse(time))?.from
  expect(at('2026-11-23T12:59:59Z')).toBe('2026-11-24')
  expect(at('2026-11-23T13:00:00Z')).toBe('2026-11-25')
  expect(at('2026-11-24T12:59:59Z')).toBe('2026-11-25')
  expect(at('2026-11-24T13:00:00Z')).toBeUndefined()
})
