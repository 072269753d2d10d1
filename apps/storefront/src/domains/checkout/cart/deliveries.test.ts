import { expect, test } from 'vitest'
import type { CheckoutCartFragment } from '#src/platform/graphql/documents.gen.ts'
import { chosenDelivery, deliveriesOf, firstDelivery } from './deliveries.ts'

const method = (code: string, value: number, available = true, network: string | null = null) => ({
  available,
  carrier_code: code,
  carrier_title: code.toUpperCase(),
  method_code: 'standard',
  method_title: 'Standard',
  error_message: null,
  price_incl_tax: { value, currency: 'PLN' as const },
  free_from: { value: 199, currency: 'PLN' as const },
  pickup_network: network,
  delivery_dates: { from: '2026-11-24', to: '2026-11-25' },
})

function cartWith(selected: ReturnType<typeof method> | null): CheckoutCartFragment {
  return {
    shipping_addresses: [
      {
        country: { code: 'PL' },
        available_shipping_methods: [
          method('dpd', 15.99),
          method('locker', 12.99, true, 'inpost'),
          null,
          method('bike', 1, false),
        ],
        selected_shipping_method: selected,
      },
    ],
  } as CheckoutCartFragment
}

test('lists the available deliveries, cheapest first', () => {
  expect(deliveriesOf(cartWith(null)).map((delivery) => delivery.key)).toEqual(['locker/standard', 'dpd/standard'])
})

test('identifies the chosen delivery by carrier and method', () => {
  expect(chosenDelivery(cartWith(null))).toBeNull()
  expect(chosenDelivery(cartWith(method('dpd', 15.99)))).toBe('dpd/standard')
})

test('UX-33 preselects the cheapest home delivery, since pickup also needs a place to be chosen', () => {
  expect(firstDelivery(cartWith(null))?.key).toBe('dpd/standard')
})

test('UX-33 shows the free delivery threshold only while delivery is not free', () => {
  expect(deliveriesOf(cartWith(null))[0]).toMatchObject({ network: 'inpost', freeFrom: { value: 199 } })
  const free = { shipping_addresses: [{ available_shipping_methods: [method('dpd', 0)] }] }
  expect(deliveriesOf(free as unknown as CheckoutCartFragment)[0]?.freeFrom).toBeNull()
})
