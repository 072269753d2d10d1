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
    itemsV2: { __typename: 'CartItems', total_count: lines.length },
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

  it.each([
    [0, 'Cart 2 items'],
    [1, 'Cart 3 items'],
  ])('cart_summary_display_quantity %i counts products or pieces', async (summary, heading) => {
    const cart = cartOf([lineOf('hat', 2), lineOf('coat', 1)])
    const storeConfig = { cart_summary_display_quantity: summary, minicart_max_items: 10 }
    fakeGraphql({ CartBadge: { ...cart, storeConfig }, MiniCart: { ...cart, storeConfig } })
    await open('miniCart')
    await expect.element(drawer.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  })

  it('shows at most minicart_max_items products, and a link to the rest in the cart', async () => {
    const cart = cartOf(['hat', 'coat', 'scarf'].map((name) => lineOf(name, 1)))
    const at = (most: number) => ({ ...cart, storeConfig: { minicart_max_items: most } })
    let most = 1
    fakeGraphql({ CartBadge: cart, MiniCart: () => at(most) })
    await open('miniCart')
    const rest = drawer.getByRole('link', { name: 'See 2 more products in the cart' })
    await expect.element(rest).toHaveAttribute('href', '/eu/cart')
    expect(lines.getByRole('listitem').elements()).toHaveLength(1)
    await drawer.getByRole('button', { name: /Close/ }).click()
    most = 3
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(lines.getByRole('link', { name: 'scarf' })).toBeInTheDocument()
    expect(rest.elements()).toEqual([])
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
    await expect.element(drawer.getByText(/Removed from the cart: hat\. Cart, 1 item/)).toBeInTheDocument()
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

  it('WISH-13 shows as many products as the store view says, the newest of all lists first, and asks for no more', async () => {
    const lists = [1, 2].map((id) => {
      const items = [3, 2, 1].map((age) => ({ ...wish(`hat ${id}${age}`), id: `${age}${id}` }))
      return { id: String(id), items_count: 3, items_v2: { items } }
    })
    const calls = fakeGraphql({
      WishlistSkus: { customer: { id: 1, wishlists: lists } },
      GetMiniWishlist: { customer: { id: 1, wishlists: lists } },
    })
    keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [] })
    await open('wishlistMenu', { layout: { storeConfig: { top_menu_mini_wishlist_max_items_to_show: 3 } } })
    const shown = () =>
      drawer
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent)
    await expect
      .poll(() => shown().map((text) => /hat \d+/.exec(text ?? '')?.[0]))
      .toEqual(['hat 23', 'hat 13', 'hat 22'])
    const asked = calls.filter(({ operation }) => operation === 'GetMiniWishlist')
    expect(asked.map(({ variables }) => variables['pageSize'])).toEqual([3])
  })

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
      // While the drawer slides in, the height can be a fraction of a pixel off.
      await expect.poll(() => list && heightOf(list)).toBe(height)
    },
  )

  it('WISH-12 says so if it is empty', async () => {
    fakeGraphql({ WishlistSkus: listOf(0), GetMiniWishlist: listOf(0) })
    keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [] })
    await open('wishlistMenu')
    await expect.element(drawer.getByText('You have no items in your wish list.')).toBeVisible()
  })
})
