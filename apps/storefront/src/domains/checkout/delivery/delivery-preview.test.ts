import { expect, it } from 'vitest'
import type { CheckoutCartFragment } from '#src/platform/graphql/documents.gen.ts'
import type { Delivery } from '../cart/deliveries.ts'
import { previewDelivery } from './delivery-preview.ts'

const cart = {
  prices: { grand_total: { value: 75.98, currency: 'PLN' }, subtotal_including_tax: { value: 59.99 } },
  shipping_addresses: [{ selected_shipping_method: { carrier_code: 'dpd', price_incl_tax: { value: 15.99 } } }],
} as unknown as CheckoutCartFragment
const locker = { carrier: 'inpost', method: 'standard', price: { value: 12.99 }, network: 'inpost' } as Delivery

it('shows the price of the chosen delivery and no stale total', () => {
  const shown = previewDelivery(cart, locker, null)
  expect(shown.shipping_addresses[0]?.selected_shipping_method).toMatchObject({
    carrier_code: 'inpost',
    price_incl_tax: { value: 12.99 },
  })
  expect(shown.prices?.grand_total).toBeNull()
  expect(shown.prices?.subtotal_including_tax).toEqual({ value: 59.99 })
})

it('shows the total that the server has calculated', () => {
  const estimate = { prices: { grand_total: { value: 72.98, currency: 'PLN' } } } as never
  expect(previewDelivery(cart, locker, estimate).prices?.grand_total).toEqual({ value: 72.98, currency: 'PLN' })
})
