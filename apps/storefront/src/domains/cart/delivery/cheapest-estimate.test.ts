import { expect, test } from 'vitest'
import type { EstimatedDeliveryFragment } from '#src/platform/graphql/documents.gen.ts'
import { cheapestEstimate } from './cheapest-estimate.ts'

const method = (code: string, value: number, network: string | null = null) =>
  ({
    carrier_code: code,
    price_incl_tax: { value, currency: 'PLN' },
    pickup_network: network,
  }) as EstimatedDeliveryFragment

test('UX-25 estimates the cheapest delivery and mentions pickup in a shop separately', () => {
  const found = cheapestEstimate([
    method('dpd', 15.99),
    method('locker', 12.99, 'inpost'),
    method('instore', 0, 'instore'),
  ])
  expect(found).toMatchObject({ method: { carrier_code: 'locker' }, isFree: false, isFrom: true, hasShops: true })
})

test('UX-25 shows "from" only if there are several prices', () => {
  expect(cheapestEstimate([method('dpd', 15.99)])).toMatchObject({ isFrom: false, hasShops: false })
  expect(cheapestEstimate([method('dpd', 0), method('locker', 0, 'inpost')])).toMatchObject({
    isFree: true,
    isFrom: false,
  })
})

test('UX-25 gives no estimate if nothing can be delivered', () => {
  expect(cheapestEstimate([])).toBeUndefined()
  expect(cheapestEstimate([method('instore', 0, 'instore')])).toBeUndefined()
})
