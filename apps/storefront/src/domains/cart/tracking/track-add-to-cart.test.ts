import { afterEach, expect, test } from 'vitest'
import { itemOf } from '../change/change-cart.ts'
import { trackAddToCart } from './track-add-to-cart.ts'

const page = globalThis as { dataLayer?: unknown[] }
afterEach(() => delete page.dataLayer)

function form(): FormData {
  const data = new FormData()
  const fields = { intent: 'add', uid: 'MTI=', sku: 'C2', quantity: '2', option_cdrl_size: 'size', option_color: 'red' }
  for (const [name, value] of Object.entries({ ...fields, entered_abc: 'Ada' })) data.append(name, value)
  return data
}

test('PDP-16 add_to_cart contains the cart, the product, the options and the quantity', () => {
  trackAddToCart('cart-1', form())
  expect(page.dataLayer).toEqual([
    {
      event: 'add_to_cart',
      cart_id: 'cart-1',
      product_uid: 'MTI=',
      selected_options: ['size', 'red'],
      quantity: 2,
    },
  ])
})

test('PDP-17 the request contains sku, uid, quantity, chosen and entered options', () => {
  expect(itemOf(form())).toEqual({
    sku: 'C2',
    uid: 'MTI=',
    quantity: 2,
    selected_options: ['size', 'red'],
    entered_options: [{ uid: 'abc', value: 'Ada' }],
  })
})
