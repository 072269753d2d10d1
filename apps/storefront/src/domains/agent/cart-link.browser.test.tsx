import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { keepCartId } from '../cart-id/keep-cart-id.ts'
import { CartLink } from './cart-link.tsx'

const create = page.getByRole('button', { name: 'Create a link to this cart' })
const link = page.getByRole('link', { name: /\/cart\/prepared\/secret-code$/ })

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', `${englishStore.prefix}/`)
  keepCartId(englishStore, null)
})
afterEach(() => vi.unstubAllGlobals())

it('an agent gets a link to the cart in this store view, and can copy it', async () => {
  keepCartId(englishStore, 'cart1')
  const calls = fakeGraphql({
    PrepareCartLink: { prepareCartLink: { code: 'secret-code', expires_at: '2026-12-03T10:00:00.000Z' } },
  })
  await renderInShop(<CartLink />)
  await create.click()
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`${englishStore.prefix}/cart/prepared/`))
  await expect.element(page.getByText(/^Works once, until 3 December 2026/)).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Copy the link' })).toBeInTheDocument()
  expect(calls.map(({ variables }) => variables)).toEqual([{ cartId: 'cart1' }])
})

it('without a cart, or with an empty one, there is no link', async () => {
  fakeGraphql({
    PrepareCartLink: () => {
      throw new Error('CART_EMPTY')
    },
  })
  await renderInShop(<CartLink />)
  await create.click()
  await expect.element(page.getByText('The cart is empty. Add products first.')).toBeInTheDocument()
  keepCartId(englishStore, 'cart1')
  await create.click()
  await expect.element(page.getByRole('alert')).toBeInTheDocument()
  await expect.element(link).not.toBeInTheDocument()
})
