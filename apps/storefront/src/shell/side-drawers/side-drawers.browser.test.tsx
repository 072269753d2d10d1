import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { DrawersProvider, useDrawers } from '../drawers/drawers.tsx'
import type { DrawerName } from '../drawers/one-drawer.ts'
import { CartCounter } from '../header/cart-counter.ts'
import { SideDrawers } from './side-drawers.tsx'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const money = (value: number) => ({ value, currency: 'EUR' })

function lineOf(name: string, quantity: number) {
  const product = { __typename: 'SimpleProduct', uid: name, sku: name, name, url_key: name, url_suffix: '.html' }
  const prices = { price_including_tax: money(10), row_total_including_tax: money(10 * quantity) }
  return {
    __typename: 'SimpleCartItem',
    uid: name,
    quantity,
    max_qty: 9,
    is_available: true,
    errors: null,
    picture: { url: dot },
    product,
    prices,
  }
}

const cartOf = (lines: readonly ReturnType<typeof lineOf>[]) => ({
  cart: {
    __typename: 'Cart',
    id: 'cart1',
    items: lines,
    total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    prices: { subtotal_including_tax: money(30), grand_total: money(30) },
  },
})

function Trigger({ name }: { readonly name: DrawerName }) {
  const { toggle } = useDrawers()
  return (
    <button type="button" onClick={() => toggle(name)}>
      Open
    </button>
  )
}

async function open(name: DrawerName, surroundings: Parameters<typeof renderInShop>[1] = {}): Promise<void> {
  await renderInShop(
    <DrawersProvider>
      <CartCounter />
      <Trigger name={name} />
      <SideDrawers hasBar isCheckoutArea={false} />
    </DrawersProvider>,
    surroundings,
  )
  await page.getByRole('button', { name: 'Open' }).click()
}

const heightOf = (element: Element) => element.getBoundingClientRect().height

beforeEach(() => {
  startSession()
  document.cookie = `cart_${englishStore.group}=cart1; path=/`
})
afterEach(() => {
  dropToken()
  document.cookie = `cart_${englishStore.group}=; path=/; max-age=0`
  vi.unstubAllGlobals()
})

describe('the mini-cart', () => {
  const drawer = page.getByRole('dialog', { name: /^Cart/ })
  const lines = drawer.getByRole('list', { name: 'Products in the cart' })

  it('MINI-01 is headed "Cart" and counts the pieces', async () => {
    fakeGraphql({ CartBadge: cartOf([lineOf('hat', 2), lineOf('coat', 1)]), MiniCart: cartOf([lineOf('hat', 2)]) })
    await open('miniCart')
    await expect.element(drawer.getByRole('heading', { name: 'Cart 3 items', exact: true })).toBeVisible()
  })

  it('MINI-02 lists the products with 88 px wide pictures, and scrolls beyond a height of 345 px', async () => {
    const many = Array.from({ length: 9 }, (_, index) => lineOf(`hat ${index}`, 1))
    fakeGraphql({ CartBadge: cartOf(many), MiniCart: cartOf(many) })
    await open('miniCart')
    await expect.element(lines.getByRole('link', { name: 'hat 8' })).toBeInTheDocument()
    expect(lines.getByRole('listitem').elements()).toHaveLength(9)
    expect(heightOf(lines.element())).toBe(345)
    const picture = lines.element().querySelector('img')
    expect([picture?.width, picture?.getAttribute('width')]).toEqual([88, '88'])
  })

  it('MINI-03 shows the subtotal and links to the cart', async () => {
    fakeGraphql({ CartBadge: cartOf([lineOf('hat', 3)]), MiniCart: cartOf([lineOf('hat', 3)]) })
    await open('miniCart')
    await expect.element(drawer.getByText('€30.00')).toBeVisible()
    const proceed = drawer.getByRole('link', { name: 'Proceed to Cart' })
    await expect.element(proceed).toHaveAttribute('href', '/eu/cart')
  })

  it('MINI-06 disables a line while it is removed, then updates the count', async () => {
    let left = [lineOf('hat', 2), lineOf('coat', 1)]
    fakeGraphql({ CartBadge: () => cartOf(left), MiniCart: () => cartOf(left) })
    const { promise: removed, resolve: respond } = Promise.withResolvers<void>()
    const action = async () => {
      await removed
      return { errors: [] }
    }
    await open('miniCart', { action })
    await drawer.getByRole('button', { name: 'Remove hat' }).click()
    const row = () => document.querySelector('li[data-deleted]:has(a[href*="hat"])')
    await expect.poll(() => row()?.getAttribute('data-deleted')).toBe('true')
    expect((row() as HTMLElement).inert).toBe(true)
    await expect.element(drawer.getByRole('heading', { name: 'Cart 3 items' })).toBeVisible()
    left = [lineOf('coat', 1)]
    respond()
    await expect.element(drawer.getByRole('heading', { name: 'Cart 1 item', exact: true })).toBeVisible()
    await expect.poll(row).toBeNull()
    await expect.element(drawer.getByText(/hat was removed from the cart\. Cart, 1 item/)).toBeInTheDocument()
  })

  it('CART-18 is busy until the cart has loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof cartOf>>()
    const calls = fakeGraphql({ CartBadge: cartOf([lineOf('hat', 1)]), MiniCart: () => promise })
    await open('miniCart')
    await expect.poll(() => calls.map(({ operation }) => operation)).toContain('MiniCart')
    const busy = () => drawer.element().querySelectorAll('[aria-busy=true]').length
    await expect.poll(busy).toBe(1)
    resolve(cartOf([lineOf('hat', 1)]))
    await expect.element(lines.getByRole('link', { name: 'hat' })).toBeVisible()
    expect(busy()).toBe(0)
  })

  it('CART-18 shows no count once the visitor has no cart', async () => {
    fakeGraphql({ CartBadge: cartOf([lineOf('hat', 3)]), MiniCart: cartOf([lineOf('hat', 3)]) })
    await open('miniCart')
    await expect.element(drawer.getByRole('heading', { name: 'Cart 3 items', exact: true })).toBeVisible()
    document.cookie = `cart_${englishStore.group}=; path=/; max-age=0`
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(drawer.getByRole('heading', { name: 'Cart', exact: true })).toBeVisible()
  })

  it('shows an error if it cannot be loaded, with a retry button', async () => {
    let isUp = false
    fakeGraphql({
      CartBadge: cartOf([]),
      MiniCart: () => (isUp ? cartOf([lineOf('hat', 1)]) : Promise.reject(new Error('down'))),
    })
    await open('miniCart')
    const again = drawer.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    isUp = true
    await again.click()
    await expect.element(lines.getByRole('link', { name: 'hat' })).toBeVisible()
  })
})

describe('the wish list menu', () => {
  const drawer = page.getByRole('dialog', { name: 'My Wish List' })
  const wish = (name: string) => ({
    id: name,
    product: {
      __typename: 'SimpleProduct',
      uid: name,
      sku: name,
      name,
      url_key: name,
      url_suffix: '.html',
      price_range: { minimum_price: { final_price: money(10), regular_price: money(10) } },
    },
  })
  const listOf = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => wish(`hat ${index}`))
    return { customer: { id: 1, wishlists: [{ id: '1', items_count: count, items_v2: { items } }] } }
  }

  it.each([
    [0, 92],
    [9, 322],
  ])(
    'WISH-11 is headed "My Wish List", links to the whole list, and with %i products is %i px high',
    async (count, height) => {
      fakeGraphql({ WishlistSkus: listOf(count), GetMiniWishlist: listOf(count) })
      keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [] })
      await open('wishlistMenu', { layout: { storeConfig: { top_menu_mini_wishlist_max_items_to_show: 9 } } })
      await expect.element(drawer.getByRole('heading', { name: 'My Wish List' })).toBeVisible()
      await expect.element(drawer.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/eu/wishlist')
      await expect.poll(() => drawer.getByRole('listitem').elements().length).toBe(count)
      const list = document.querySelector('[data-wishes]')
      await expect.poll(() => list?.getAttribute('aria-busy')).toBe('false')
      expect(list && heightOf(list)).toBe(height)
    },
  )
})
