import { expect, test } from 'vitest'
import type { EstimatedDeliveryFragment } from '#src/graphql/documents.gen.ts'
import { cheapestEstimate } from './cheapest-estimate.ts'

const method = (code: string, value: number, network: string | null = null) =>
  ({
    carrier_code: code,
    price_incl_tax: { value, currency: 'PLN' },
    pickup_network: network,
  }) as EstimatedDeliveryFragment

test('UX-25 the cheapest delivery is estimated, and what is collected in a shop is told beside it', () => {
  const found = cheapestEstimate([
    method('dpd', 15.99),
    method('locker', 12.99, 'inpost'),
    method('instore', 0, 'instore'),
  ])
  expect(found).toMatchObject({ method: { carrier_code: 'locker' }, isFree: false, isFrom: true, hasShops: true })
})

test('UX-25 a single price is no price from', () => {
  expect(cheapestEstimate([method('dpd', 15.99)])).toMatchObject({ isFrom: false, hasShops: false })
  expect(cheapestEstimate([method('dpd', 0), method('locker', 0, 'inpost')])).toMatchObject({
    isFree: true,
    isFrom: false,
  })
})

test('UX-25 where nothing is sent to, nothing is estimated', () => {
  expect(cheapestEstimate([])).toBeUndefined()
  expect(cheapestEstimate([method('instore', 0, 'instore')])).toBeUndefined()
})
