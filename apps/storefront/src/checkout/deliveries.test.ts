import { expect, test } from 'vitest'
import type { CheckoutCartFragment } from '#src/graphql/documents.gen.ts'
import { chosenDelivery, deliveriesOf } from './deliveries.ts'

const method = (code: string, value: number, available = true) => ({
  available,
  carrier_code: code,
  carrier_title: code.toUpperCase(),
  method_code: 'standard',
  method_title: 'Standard',
  error_message: null,
  price_incl_tax: { value, currency: 'PLN' as const },
})

function cartWith(selected: ReturnType<typeof method> | null): CheckoutCartFragment {
  return {
    shipping_addresses: [
      {
        country: { code: 'PL' },
        available_shipping_methods: [method('dpd', 15.99), method('locker', 12.99), null, method('bike', 1, false)],
        selected_shipping_method: selected,
      },
    ],
  } as CheckoutCartFragment
}

test('deliveries that can be had come the cheapest first', () => {
  expect(deliveriesOf(cartWith(null)).map((delivery) => delivery.key)).toEqual(['locker/standard', 'dpd/standard'])
})

test('the chosen delivery is known by carrier and method', () => {
  expect(chosenDelivery(cartWith(null))).toBeNull()
  expect(chosenDelivery(cartWith(method('dpd', 15.99)))).toBe('dpd/standard')
})
