import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { Component, loader } from './wishlist.route.tsx'

const layout = { storeConfig: { magento_wishlist_general_is_enabled: '1' } }
const money = { value: 39.9, currency: 'EUR' }
const itemOf = (name: string, id = name) => ({
  __typename: 'SimpleWishlistItem',
  id,
  quantity: 1,
  product: {
    __typename: 'SimpleProduct',
    uid: btoa(name),
    sku: name,
    name,
    url_key: name,
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    price_range: { minimum_price: { final_price: money, regular_price: money } },
  },
})
type Item = ReturnType<typeof itemOf>

/** A shop with a wish list whose order it stores. `refuse` makes it fail instead. */
async function open(names: readonly string[], { refuse = () => false }: { refuse?: () => boolean } = {}) {
  let items: Item[] = names.map((name) => itemOf(name))
  const calls = fakeGraphql({
    WishlistSkus: () => ({
      customer: { id: 1, wishlists: [{ id: '7', name: null, items_count: items.length, items_v2: { items } }] },
    }),
    GetMiniWishlist: { customer: { id: 1, wishlists: [] } },
    RemoveFromWishlist: ({ ids }) => {
      items = items.filter(({ id }) => !(ids as string[]).includes(id))
      return { removeProductsFromWishlist: { user_errors: [] } }
    },
    AddToWishlist: ({ items: added }) => {
      const [{ sku }] = added as [{ sku: string }]
      items = [itemOf(sku, `${sku} again`), ...items]
      return { addProductsToWishlist: { user_errors: [] } }
    },
    WishlistPage: () => {
      const list = { id: '7', name: null, items_count: items.length, bought_items: [], items_v2: { items } }
      return { customer: { id: 1, wishlists: [list], wishlist_v2: list } }
    },
    ArrangeWishlist: ({ ids, after }) => {
      if (refuse()) throw new Error('UNKNOWN_TO_THE_SHOP')
      const moving = items.filter(({ id }) => (ids as string[]).includes(id))
      const others = items.filter((item) => !moving.includes(item))
      const index = others.findIndex(({ id }) => id === after) + 1
      items = [...others.slice(0, index), ...moving, ...others.slice(index)]
      return { arrangeWishlist: { user_errors: [] } }
    },
  })
  await renderInShop(
    <ToastProvider>
      <Component />
    </ToastProvider>,
    { loader, layout, path: '/wishlist' },
  )
  await page.getByRole('button', { name: 'Change the order' }).click()
  await expect.element(page.getByRole('button', { name: `Move ${names[0]} down` })).toBeVisible()
  return {
    moves: () => calls.filter(({ operation }) => operation === 'ArrangeWishlist').map(({ variables }) => variables),
    stored: () => items.map(({ id }) => id).join(' '),
    set: (next: readonly string[]) => (items = next.map((name) => itemOf(name))),
  }
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-arrange] > li')]
const shown = () =>
  rows()
    .map((row) => row.querySelector('p')?.textContent)
    .join(' ')
const isSaved = () => document.querySelector('[data-arrange]')?.getAttribute('aria-busy') === 'false'
const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => {
  localStorage.clear()
  startSession()
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
})
afterEach(() => {
  dropToken()
  vi.unstubAllGlobals()
})

describe('the order of a wish list', () => {
  it('is changed with the buttons, stored, announced, and the focus stays on the button', async () => {
    const shop = await open(['Hat', 'Coat', 'Scarf'])
    await button('Move Hat down').click()
    await expect.element(page.getByText('Hat: now number 2 of 3.')).toBeInTheDocument()
    await expect.poll(shown).toBe('Coat Hat Scarf')
    await expect.element(button('Move Hat down')).toHaveFocus()
    await expect.poll(isSaved).toBe(true)
    expect(shop.moves()).toEqual([{ list: '7', ids: ['Hat'], after: 'Coat' }])
    await button('Move Scarf up').click()
    await button('Move Scarf up').click()
    await expect.poll(isSaved).toBe(true)
    expect(shop.stored()).toBe('Scarf Coat Hat')
    await expect.element(button('Move Scarf up')).toHaveAttribute('aria-disabled', 'true')
    await button('Done').click()
    await expect.poll(() => document.querySelectorAll('main article, article').length).toBe(3)
    expect([...document.querySelectorAll('article')].map((card) => card.textContent).join()).toMatch(/Scarf.*Coat.*Hat/)
  })

  it('is changed with the arrow keys, Home and End', async () => {
    const shop = await open(['Hat', 'Coat', 'Scarf', 'Shoes'])
    await button('Move Hat down').click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(shown).toBe('Coat Scarf Hat Shoes')
    await userEvent.keyboard('{End}')
    await expect.poll(shown).toBe('Coat Scarf Shoes Hat')
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.keyboard('{Home}')
    await expect.poll(shown).toBe('Hat Coat Scarf Shoes')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(button('Move Hat down')).toHaveFocus()
    await expect.poll(isSaved).toBe(true)
    expect(shop.stored()).toBe('Hat Coat Scarf Shoes')
  })

  it('keeps the pressed button in the window', async () => {
    await page.viewport(390, 500)
    await open(Array.from({ length: 12 }, (_, index) => `Hat${index}`))
    await button('Move Hat0 down').click()
    const isInside = () => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
      return top >= 0 && bottom <= window.innerHeight
    }
    for (const key of ['{End}', '{Home}']) {
      await userEvent.keyboard(key)
      await expect
        .poll(() =>
          shown()
            .split(' ')
            .at(key === '{End}' ? -1 : 0),
        )
        .toBe('Hat0')
      await expect.poll(isInside).toBe(true)
    }
    await expect.poll(isSaved).toBe(true)
  })

  it('is that of the shop again if it cannot be stored, and the page says so', async () => {
    let isBroken = true
    const shop = await open(['Hat', 'Coat', 'Scarf'], { refuse: () => isBroken })
    await button('Move Hat down').click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.poll(shown).toBe('Hat Coat Scarf')
    isBroken = false
    await button('Move Hat down').click()
    await expect.poll(isSaved).toBe(true)
    await expect.poll(shown).toBe('Coat Hat Scarf')
    expect(shop.stored()).toBe('Coat Hat Scarf')
  })

  it('shows what another tab has added and removed once a move is stored', async () => {
    const shop = await open(['Hat', 'Coat', 'Scarf'])
    shop.set(['New', 'Hat', 'Scarf'])
    await button('Move Scarf up').click()
    await expect.poll(isSaved).toBe(true)
    await expect.poll(shown).toBe(shop.stored())
    expect(shop.stored()).toBe('New Hat Scarf')
  })
})

it('a removed product comes back where it was', async () => {
  const shop = await open(['Hat', 'Coat', 'Scarf'])
  await button('Done').click()
  await button('Remove Scarf from your wish list').click()
  await button('Undo').click()
  await expect.poll(shop.stored).toBe('Hat Coat Scarf again')
  expect(shop.moves()).toEqual([{ list: '7', ids: ['Scarf again'], after: 'Coat' }])
  await expect.element(button('Remove Scarf from your wish list')).toBeVisible()
})

describe('a row of the wish list', () => {
  /** Drags the handle of a row by a number of rows. */
  async function drag(name: string, by: number, end: 'pointerup' | 'pointercancel' | 'Escape' = 'pointerup') {
    const index = rows().findIndex((row) => row.textContent?.includes(name))
    const [row, next] = [rows()[index], rows()[index === 0 ? 1 : index - 1]]
    const handle = row?.querySelector<HTMLElement>('[data-handle]')
    if (!row || !next || !handle) throw new Error(`There is no row ${name}`)
    // The pointer of the test does not exist, so it cannot be captured.
    handle.setPointerCapture = () => undefined
    const step = Math.abs(next.getBoundingClientRect().top - row.getBoundingClientRect().top)
    const { top, height } = handle.getBoundingClientRect()
    const at = (type: string, y: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 5, button: 0, clientX: 20, clientY: y }),
      )
    const start = top + height / 2
    at('pointerdown', start)
    at('pointermove', start + (step * by) / 2)
    at('pointermove', start + step * by)
    expect(row.style.translate).toMatch(/px$/)
    if (end === 'Escape') window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    else at(end, start + step * by)
  }

  it('is dragged by its handle to another place', async () => {
    const shop = await open(['Hat', 'Coat', 'Scarf', 'Shoes'])
    await drag('Hat', 2)
    await expect.poll(shown).toBe('Coat Scarf Hat Shoes')
    expect(rows().map((row) => row.style.translate)).toEqual(['', '', '', ''])
    await expect.element(page.getByText('Hat: now number 3 of 4.')).toBeInTheDocument()
    await drag('Shoes', -3)
    await expect.poll(shown).toBe('Shoes Coat Scarf Hat')
    await expect.poll(isSaved).toBe(true)
    expect(shop.stored()).toBe('Shoes Coat Scarf Hat')
  })

  it.each(['pointercancel', 'Escape'] as const)('stays where it was after %s', async (end) => {
    const shop = await open(['Hat', 'Coat', 'Scarf'])
    await drag('Hat', 2, end)
    await expect.poll(shown).toBe('Hat Coat Scarf')
    expect(rows().map((row) => row.style.translate)).toEqual(['', '', ''])
    expect(shop.moves()).toEqual([])
  })

  it('has a handle that does not scroll the page on a touch screen, while the rest of the row does', async () => {
    await open(['Hat', 'Coat'])
    const [row] = rows()
    const handle = row?.querySelector('[data-handle]')
    expect(handle && getComputedStyle(handle).touchAction).toBe('none')
    expect(row && getComputedStyle(row).touchAction).toBe('auto')
  })
})
