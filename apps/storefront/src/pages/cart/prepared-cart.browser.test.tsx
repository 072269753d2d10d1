import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cartCookieName, readCartId } from '#src/domains/cart-id/cart-id.ts'
import { keepCartId } from '#src/domains/cart-id/keep-cart-id.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action, Component, loader } from './prepared-cart.route.tsx'

const item = {
  name: 'Rain coat',
  options: ['98', 'Blue'],
  quantity: 2,
  is_available: true,
  row_total: { value: 79.8, currency: 'EUR' },
}
const prepared = { preparedCart: { expires_at: '2026-12-03T10:00:00.000Z', items: [item] } }
const take = page.getByRole('button', { name: 'Add to my cart' })

async function open(responses: Parameters<typeof fakeGraphql>[0]) {
  const calls = fakeGraphql(responses)
  const path = '/cart/prepared/secret-code'
  await renderInShop(<Component />, { loader, action, path })
  await expect.element(page.getByRole('heading', { name: 'A cart prepared for you' })).toBeInTheDocument()
  return () =>
    calls.map(({ operation }) => operation).filter((name) => ['CreateCart', 'TakePreparedCart'].includes(name))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  keepCartId(englishStore, null)
})
afterEach(() => vi.unstubAllGlobals())

describe('the page of a prepared cart', () => {
  it('says what the link holds, at what price, and what is not available', async () => {
    await open({
      PreparedCart: {
        preparedCart: { ...prepared.preparedCart, items: [item, { ...item, name: 'Hat', is_available: false }] },
      },
    })
    await expect.element(page.getByText('2 × Rain coat')).toBeInTheDocument()
    await expect.element(page.getByText('98, Blue').first()).toBeInTheDocument()
    await expect.element(page.getByText('€79.80').first()).toBeInTheDocument()
    await expect.element(page.getByText('Not available in this quantity')).toBeInTheDocument()
    await expect.element(page.getByText(/The link works once, until 3 December 2026/)).toBeInTheDocument()
  })

  it('creates a cart for a guest without one, and puts the products into it', async () => {
    const sent = await open({
      PreparedCart: prepared,
      CreateCart: { createEmptyCart: 'cart1' },
      TakePreparedCart: { takePreparedCart: { cart: { id: 'cart1', lines_saved_for_later: 0 } } },
    })
    await take.click()
    await expect.poll(sent).toEqual(['CreateCart', 'TakePreparedCart'])
    await expect.poll(() => readCartId(englishStore)).toBe('cart1')
    expect(document.cookie).toContain(`${cartCookieName(englishStore)}=cart1`)
  })

  it('says that the link was used meanwhile', async () => {
    keepCartId(englishStore, 'cart2')
    await open({
      PreparedCart: prepared,
      TakePreparedCart: () => {
        throw new Error('CART_LINK_INVALID')
      },
    })
    await take.click()
    await expect.element(page.getByRole('alert').getByText(/^This link is no longer valid/)).toBeInTheDocument()
  })

  it('a link that is not valid any more offers the cart instead', async () => {
    await open({ PreparedCart: { preparedCart: null } })
    await expect.element(page.getByText(/^This link is no longer valid/)).toBeInTheDocument()
    await expect.element(take).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Go to cart' })).toBeInTheDocument()
  })
})
