import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { EmptyCart } from './empty-cart.tsx'

const hat = {
  __typename: 'SimpleCartItem',
  uid: 'a',
  quantity: 2,
  product: { __typename: 'SimpleProduct', uid: 'p', sku: 'HAT', name: 'Hat' },
}
const other = page.getByRole('link', { name: 'Open the cart in Polska' })

afterEach(() => {
  document.cookie = 'cart_poland=; path=/; max-age=0'
  vi.unstubAllGlobals()
})

it('AMB-10 an empty cart points to the cart in another store, and says what is in it', async () => {
  document.cookie = 'cart_poland=cart1; path=/'
  fakeGraphql({ CartToBring: { cart: { id: 'cart1', total_quantity: 2, items: [hat] } } })
  await renderInShop(<EmptyCart />)
  await expect.element(page.getByText(/2 items in your cart in Polska: Hat/)).toBeVisible()
  await expect.element(other).toHaveAttribute('href', '/cart')
})

it.each([
  ['is empty', 'cart1', { cart: { id: 'cart1', total_quantity: 0, items: [] } }],
  ['was ordered', 'cart1', { cart: null }],
  ['does not exist', '', { cart: { id: 'cart1', total_quantity: 2, items: [hat] } }],
])('points to no cart that %s', async (_what, id, response) => {
  document.cookie = `cart_poland=${id}; path=/`
  const calls = fakeGraphql({ CartToBring: response })
  await renderInShop(<EmptyCart />)
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect.poll(() => calls.length).toBe(id ? 1 : 0)
  expect(other.elements()).toEqual([])
})
