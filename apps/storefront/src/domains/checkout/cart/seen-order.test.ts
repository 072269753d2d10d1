import { expect, it } from 'vitest'
import type { CheckoutCartFragment } from '#src/platform/graphql/documents.gen.ts'
import { seenOrder } from './seen-order.ts'

const address = {
  country: { code: 'PL' },
  street: ['Prosta 1'],
  pickup_location_code: null,
  selected_shipping_method: { carrier_code: 'dpd', method_code: 'standard' },
}
const cart = (change: object = {}) =>
  ({
    id: 'cart1',
    email: 'ada@example.com',
    items: [{ uid: 'MQ==', quantity: 1, product: { sku: 'A' } }],
    shipping_addresses: [address],
    selected_payment_method: { code: 'cashondelivery' },
    prices: { grand_total: { value: 75.98 } },
    ...change,
  }) as unknown as CheckoutCartFragment

it('seenOrder returns the same string for the same order', () => {
  expect(seenOrder(cart())).toBe(seenOrder(cart()))
})

it.each([
  ['another quantity', { items: [{ uid: 'MQ==', quantity: 2, product: { sku: 'A' } }] }],
  ['another product at the same price', { items: [{ uid: 'MQ==', quantity: 1, product: { sku: 'B' } }] }],
  ['another delivery', { shipping_addresses: [] }],
  ['another street', { shipping_addresses: [{ ...address, street: ['Prosta 2'] }] }],
  ['another billing address', { billing_address: { country: { code: 'PL' }, vat_id: '5260250274' } }],
  ['another payment', { selected_payment_method: { code: 'banktransfer' } }],
  ['another total', { prices: { grand_total: { value: 76 } } }],
])('seenOrder returns another string for %s', (_what, change) => {
  expect(seenOrder(cart(change))).not.toBe(seenOrder(cart()))
})
