import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToCheckout } from './to-checkout.tsx'

const button = page.getByRole('link', { name: /checkout/i })
const notice = page.getByText('This shop isn’t open for orders yet. Your cart is saved.')

it('leads to the checkout in a store that takes orders', async () => {
  await renderInShop(<ToCheckout isBlocked={false} takesOrders />)
  await expect.element(button).toHaveAttribute('href', '/eu/checkout')
  expect(notice.elements()).toEqual([])
})

it('says in place of the button that a store takes no orders yet, also while a line is unavailable', async () => {
  await renderInShop(<ToCheckout isBlocked takesOrders={false} />)
  await expect.element(notice).toBeVisible()
  expect(button.elements()).toEqual([])
  expect(page.getByRole('button').elements()).toEqual([])
})
