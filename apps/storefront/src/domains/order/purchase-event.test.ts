import { expect, it, vi } from 'vitest'
import type { OrderPurchaseFragment } from '#src/platform/graphql/documents.gen.ts'
import { keepLastOrder, readLastOrder } from '../payment/last-order.ts'
import { purchaseEvent } from './purchase-event.ts'

const order: OrderPurchaseFragment = {
  id: 'MQ==',
  number: '1000000001',
  applied_coupons: [{ code: 'LATO' }, null],
  items_history: [
    { product_sku: 'C1-98', selected_options: [{ label: 'Rozmiar', value: '98' }] },
    { product_sku: 'X-1', selected_options: [{ label: 'Rozmiar', value: '104' }] },
    null,
  ],
  total: {
    grand_total: { value: 189.7, currency: 'PLN' },
    total_shipping: { value: 14.9 },
    total_tax: { value: 35.47 },
  },
  payment_methods: [{ type: 'banktransfer' }],
}
const trousers = { item_id: 'C1-98', item_name: 'Spodnie', item_variant: '98', price: 59.9, quantity: 2 }

it('CHK-03 ANALYT-01 the purchase event has the totals of the order and the items of the cart', () => {
  expect(purchaseEvent(order, [trousers])).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: '1000000001',
      currency: 'PLN',
      value: 189.7,
      tax: 35.47,
      shipping: 14.9,
      payment_type: 'banktransfer',
      coupon: 'LATO',
      items: [trousers, { item_id: 'X-1', item_name: 'X-1', item_variant: '104', price: 0, quantity: 1 }],
    },
  })
})

it('CHK-02 order number and details are stored in the tab for the success page', () => {
  const stored = new Map<string, string>()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  expect(readLastOrder()).toBeNull()
  const last = { number: '1000000001', token: 'secret', cartId: 'cart-1' }
  keepLastOrder(last)
  expect([...stored.keys()]).toEqual(['shop:order_number', 'shop:order_details'])
  expect(readLastOrder()).toEqual(last)
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
