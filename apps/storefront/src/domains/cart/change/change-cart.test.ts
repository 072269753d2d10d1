import { describe, expect, test } from 'vitest'
import { cartCookie } from '#src/domains/cart-id/keep-cart-id.ts'
import { itemOf } from './change-cart.ts'
import { storeViews } from '#src/platform/i18n/store-views.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

describe('itemOf', () => {
  test('reads chosen and entered options from the field names', () => {
    const item = itemOf(
      form({ sku: 'A', quantity: '2', option_cdrl_size: 'uid-98', entered_abc: 'Anna', name: 'Spodnie' }),
    )
    expect(item).toEqual({
      sku: 'A',
      quantity: 2,
      selected_options: ['uid-98'],
      entered_options: [{ uid: 'abc', value: 'Anna' }],
    })
  })

  test.each(['', '0', '-1', 'NaN', 'many'])('reads the quantity %j as 1', (quantity) => {
    expect(itemOf(form({ sku: 'A', quantity })).quantity).toBe(1)
  })
})

test('the cart cookie is set per store group, and is Secure on HTTPS', () => {
  const store = storeViews.find((view) => view.code === 'cz')
  if (!store) throw new Error('no store')
  expect(cartCookie(store, 'abc', true)).toBe('cart_czechia=abc; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
  expect(cartCookie(store, null, false)).toBe('cart_czechia=; Path=/; Max-Age=0; SameSite=Lax')
})
