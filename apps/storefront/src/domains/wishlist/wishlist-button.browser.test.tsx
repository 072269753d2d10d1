import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { startSession } from '../session/session.ts'
import { dropToken, keepToken } from '../session/token/session-token.ts'
import { RemovalContext } from './removal.ts'
import { WishlistButton } from './wishlist-button.tsx'

const layout = { storeConfig: { magento_wishlist_general_is_enabled: '1' } }
const hat = { sku: 'HAT', name: 'Hat' }
const listOf = (...skus: readonly string[]) => {
  const items = skus.map((sku) => ({ id: sku, product: { __typename: 'SimpleProduct', uid: sku, sku, name: sku } }))
  return { customer: { id: 1, wishlists: [{ id: '1', items_count: skus.length, items_v2: { items } }] } }
}

const open = async (more: object = layout) =>
  renderInShop(
    <ToastProvider>
      <WishlistButton product={hat} />
    </ToastProvider>,
    { layout: more },
  )
const signIn = () => keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [] })
const heart = page.getByRole('button', { name: /Hat/ })

/** Expects the toast of an action for so many seconds, by the faked clock: each attempt of an expectation moves it, too. */
async function expectToast(text: string, seconds: number, act: () => Promise<void>): Promise<void> {
  const before = Date.now()
  await act()
  await expect.element(page.getByText(text)).toBeVisible()
  const seen = Date.now()
  vi.advanceTimersByTime(seconds * 1000 - 500)
  await expect.element(page.getByText(text)).not.toBeInTheDocument()
  expect(Date.now() - before).toBeGreaterThanOrEqual(seconds * 1000)
  expect(Date.now() - seen).toBeLessThan(seconds * 1000 + 3000)
}

beforeEach(() => {
  startSession()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  dropToken()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the wishlist button of a product', () => {
  it('WISH-03 GQL-41 asks a guest to sign in without a request for a wish list, and links to the sign-in page', async () => {
    const calls = fakeGraphql({})
    const { router } = await open()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect
      .element(page.getByRole('status').getByText('You must login or register to add items to your wishlist.'))
      .toBeVisible()
    expect(calls).toEqual([])
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/sign-in')
  })

  it('WISH-03 asks a guest to sign in for nine seconds', async () => {
    fakeGraphql({})
    await open()
    await expectToast('You must login or register to add items to your wishlist.', 9, () => heart.click())
  })

  it('WISH-04 WISH-05 WISH-06 WISH-07 adds the product by keyboard, is filled immediately, and then links to the wish list', async () => {
    signIn()
    const calls = fakeGraphql({
      WishlistSkus: listOf('COAT'),
      GetMiniWishlist: listOf('HAT', 'COAT'),
      AddToWishlist: { addProductsToWishlist: { user_errors: [] } },
    })
    const { router } = await open({
      storeConfig: { ...layout.storeConfig, top_menu_mini_wishlist_max_items_to_show: 7 },
    })
    await expect.element(heart).toHaveAccessibleName('Add Hat to wish list')
    ;(heart.element() as HTMLElement).focus()
    await expectToast('The item has been added to your Wish List.', 9, async () => {
      await userEvent.keyboard('{Enter}')
      await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    })
    const added = calls.filter(({ operation }) => operation === 'AddToWishlist')
    expect(added.map(({ variables }) => variables)).toEqual([{ wishlistId: '0', items: [{ sku: 'HAT', quantity: 1 }] }])
    const menu = calls.filter(({ operation }) => operation === 'GetMiniWishlist')
    expect(menu.map(({ variables }) => variables)).toEqual([{ pageSize: 7, currentPage: 1 }])
    await expect.element(heart).toHaveAccessibleName('On your wish list: Hat. Open the list')
    await heart.click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/wishlist')
  })

  it('GQL-12 sends add_to_wishlist with the product once it is on the list, and nothing if it is refused', async () => {
    signIn()
    const place = globalThis as { dataLayer?: { event: string; ecommerce: object }[] }
    delete place.dataLayer
    const price = { final_price: { currency: 'EUR', value: 12.5 } }
    const product = { __typename: 'SimpleProduct', sku: 'HAT', name: 'Hat', price_range: { minimum_price: price } }
    const response = { errors: [{ code: 'UNDEFINED', message: 'No' }] }
    const calls = fakeGraphql({
      WishlistSkus: listOf(),
      GetMiniWishlist: listOf('HAT'),
      AddToWishlist: () => ({ addProductsToWishlist: { user_errors: response.errors } }),
      WishedProducts: { products: { items: [product] } },
    })
    await open()
    await heart.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    response.errors = []
    await heart.click()
    await expect.poll(() => place.dataLayer).toHaveLength(1)
    expect(place.dataLayer?.[0]).toEqual({
      event: 'add_to_wishlist',
      ecommerce: {
        currency: 'EUR',
        value: 12.5,
        items: [{ item_id: 'HAT', item_name: 'Hat', price: 12.5, quantity: 1 }],
      },
    })
    expect(calls.find(({ operation }) => operation === 'WishedProducts')?.variables).toEqual({
      skus: ['HAT'],
      most: 1,
    })
  })

  it.each([
    ['refuses', () => ({ addProductsToWishlist: { user_errors: [{ code: 'UNDEFINED', message: 'No' }] } })],
    ['fails', () => Promise.reject(new Error('INTERNAL'))],
  ])('WISH-08 is empty again if the server %s, and shows the error for nine seconds', async (_how, add) => {
    signIn()
    fakeGraphql({ WishlistSkus: listOf(), AddToWishlist: add })
    await open()
    const failed = 'Something went wrong when adding a product to your Wish List.'
    await expectToast(failed, 9, async () => {
      await heart.click()
      await expect.element(page.getByRole('alert').getByText(failed)).toBeVisible()
      await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    })
  })

  it('is not rendered if the store has no wish lists', async () => {
    fakeGraphql({})
    const { screen } = await open({ storeConfig: { magento_wishlist_general_is_enabled: '0' } })
    expect(screen.getByRole('button').elements()).toEqual([])
  })

  it('removes the product on the wish list page, with a cross as icon', async () => {
    fakeGraphql({})
    const remove = vi.fn<(sku: string) => void>()
    await renderInShop(
      <RemovalContext value={remove}>
        <WishlistButton product={hat} />
      </RemovalContext>,
      { layout },
    )
    await page.getByRole('button', { name: 'Remove Hat from your wish list' }).click()
    expect(remove).toHaveBeenCalledWith('HAT')
  })
})

describe('where a customer may have several lists', () => {
  const several = { storeConfig: { magento_wishlist_general_is_enabled: '1', enable_multiple_wishlists: '1' } }
  const choice = page.getByRole('dialog', { name: 'Choose a wish list' })
  const list = (id: string, name: string | null, ...skus: readonly string[]) => ({
    ...listOf(...skus).customer.wishlists[0],
    id,
    name,
  })
  const lists = (...all: readonly ReturnType<typeof list>[]) => ({ customer: { id: 1, wishlists: all } })
  const two = lists(list('1', null, 'COAT'), list('2', 'Birthday', 'SCARF'))
  const done = { addProductsToWishlist: { user_errors: [] } }

  it('WISH-02 the heart is filled if the product is on any list', async () => {
    signIn()
    fakeGraphql({ WishlistSkus: lists(list('1', null), list('2', 'Birthday', 'HAT')) })
    await open(several)
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  })

  it('WISH-09 WISH-10 lets the customer choose a list first, and names it for five seconds', async () => {
    signIn()
    const calls = fakeGraphql({ WishlistSkus: two, GetMiniWishlist: two, AddToWishlist: done })
    await open(several)
    await heart.click()
    await expect.element(choice.getByRole('button', { name: /^My Wish List/ })).toBeVisible()
    expect(calls.map(({ operation }) => operation)).not.toContain('AddToWishlist')
    const text = 'Item successfully added to the "Birthday" list.'
    await expectToast(text, 5, async () => {
      await choice.getByRole('button', { name: /^Birthday/ }).click()
      await expect.poll(() => document.querySelector('[data-toast]')?.getAttribute('data-type')).toBe('success')
    })
    await expect.element(choice).not.toBeInTheDocument()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    const added = calls.filter(({ operation }) => operation === 'AddToWishlist')
    expect(added.map(({ variables }) => variables)).toEqual([{ wishlistId: '2', items: [{ sku: 'HAT', quantity: 1 }] }])
  })

  it('WISH-09 creates a list in the dialog, and says why a name is refused', async () => {
    signIn()
    let isTaken = true
    const calls = fakeGraphql({
      WishlistSkus: two,
      GetMiniWishlist: two,
      AddToWishlist: done,
      CreateWishlist: () =>
        isTaken
          ? Promise.reject(new Error('TOO_MANY_WISHLISTS'))
          : { createWishlist: { wishlist: { id: '3', name: 'Winter' } } },
    })
    await open(several)
    await heart.click()
    const name = choice.getByRole('textbox', { name: 'Name of a new list' })
    const create = choice.getByRole('button', { name: 'Create and add' })
    await create.click()
    await expect.element(name).toHaveAccessibleDescription('This is a required field.')
    await name.fill('Winter')
    await create.click()
    await expect.element(name).toHaveAccessibleDescription(/wish list/)
    isTaken = false
    await create.click()
    await expect.element(page.getByText('Item successfully added to the "Winter" list.')).toBeVisible()
    const added = calls.filter(({ operation }) => operation === 'AddToWishlist')
    expect(added.map(({ variables }) => variables['wishlistId'])).toEqual(['3'])
  })

  it('AMB-17 WISH-09 leads to the sign-in page when the session has ended, and then has the typed name of the list', async () => {
    signIn()
    const signedOut = () => Promise.reject(new Error('NOT_SIGNED_IN'))
    fakeGraphql({ WishlistSkus: two, CreateWishlist: signedOut, CustomerDetails: signedOut })
    const { router } = await open(several)
    await heart.click()
    const name = choice.getByRole('textbox', { name: 'Name of a new list' })
    await name.fill('Winter')
    await choice.getByRole('button', { name: 'Create and add' }).click()
    await choice.getByRole('link', { name: 'Sign In' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/sign-in')
    signIn()
    await router.navigate('/eu/')
    await heart.click()
    await expect.element(name).toHaveValue('Winter')
  })

  it('WISH-09 opens no choice without the lists, which could not be loaded, and says so', async () => {
    signIn()
    fakeGraphql({})
    await open(several)
    await heart.click()
    await expect.element(page.getByText('Something went wrong when adding a product to your Wish List.')).toBeVisible()
    expect(choice.elements()).toEqual([])
  })

  it('WISH-08 keeps the choice open if the server refuses', async () => {
    signIn()
    fakeGraphql({ WishlistSkus: two, AddToWishlist: () => Promise.reject(new Error('INTERNAL')) })
    await open(several)
    await heart.click()
    await choice.getByRole('button', { name: /^Birthday/ }).click()
    await expect.element(page.getByText('Something went wrong when adding a product to your Wish List.')).toBeVisible()
    await expect.element(choice).toBeVisible()
  })
})
