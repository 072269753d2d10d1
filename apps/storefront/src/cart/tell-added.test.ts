import { afterEach, expect, test } from 'vitest'
import { itemOf } from './change-cart.ts'
import { tellAdded } from './tell-added.ts'

const place = globalThis as { dataLayer?: unknown[] }
afterEach(() => delete place.dataLayer)

function form(): FormData {
  const data = new FormData()
  const fields = { intent: 'add', uid: 'MTI=', sku: 'C2', quantity: '2', option_cdrl_size: 'size', option_color: 'red' }
  for (const [name, value] of Object.entries({ ...fields, entered_abc: 'Ada' })) data.append(name, value)
  return data
}

test('PDP-16 what was added is noted with the cart, the product, the options and the quantity', () => {
  tellAdded('cart-1', form())
  expect(place.dataLayer).toEqual([
    {
      event: 'add_to_cart',
      cart_id: 'cart-1',
      product_uid: 'MTI=',
      selected_options: ['size', 'red'],
      quantity: 2,
    },
  ])
})

test('PDP-17 the call of the page carries sku, uid, quantity, chosen and entered options', () => {
  expect(itemOf(form())).toEqual({
    sku: 'C2',
    uid: 'MTI=',
    quantity: 2,
    selected_options: ['size', 'red'],
    entered_options: [{ uid: 'abc', value: 'Ada' }],
  })
})
