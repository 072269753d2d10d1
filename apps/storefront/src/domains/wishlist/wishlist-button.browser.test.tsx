import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { startSession } from '../session/session.ts'
import { dropToken, keepToken } from '../session/session-token.ts'
import { RemovalContext } from './removal.ts'
import { WishlistButton } from './wishlist-button.tsx'

const layout = { storeConfig: { magento_wishlist_general_is_enabled: '1' } }
const hat = { sku: 'HAT', name: 'Hat' }
const listOf = (...skus: readonly string[]) => {
  const items = skus.map((sku) => ({ id: sku, product: { __typename: 'SimpleProduct', uid: sku, sku, name: sku } }))
  return { customer: { id: 1, wishlists: [{ id: '1', items_count: skus.length, items_v2: { items } }] } }
}

const open = async (more = layout) =>
  renderInShop(
    <ToastProvider>
      <WishlistButton product={hat} />
    </ToastProvider>,
    { layout: more },
  )
const signIn = () => keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [] })
const heart = page.getByRole('button', { name: /Hat/ })

/** Expects the toast for nine seconds. */
async function expectNineSeconds(text: string): Promise<void> {
  await expect.element(page.getByText(text)).toBeVisible()
  vi.advanceTimersByTime(8500)
  await expect.element(page.getByText(text)).toBeVisible()
  vi.advanceTimersByTime(600)
  await expect.element(page.getByText(text)).not.toBeInTheDocument()
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
  it('WISH-03 asks a guest to sign in, and links to the sign-in page', async () => {
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
    await heart.click()
    await expectNineSeconds('You must login or register to add items to your wishlist.')
  })

  it('WISH-05 WISH-06 WISH-07 adds the product by keyboard, is filled immediately, and then links to the wish list', async () => {
    signIn()
    const calls = fakeGraphql({
      WishlistSkus: listOf('COAT'),
      GetMiniWishlist: listOf('HAT', 'COAT'),
      AddToWishlist: { addProductsToWishlist: { user_errors: [] } },
    })
    const { router } = await open()
    await expect.element(heart).toHaveAccessibleName('Add Hat to wish list')
    ;(heart.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByText('The item has been added to your Wish List.')).toBeVisible()
    const added = calls.filter(({ operation }) => operation === 'AddToWishlist')
    expect(added.map(({ variables }) => variables)).toEqual([{ wishlistId: '0', items: [{ sku: 'HAT', quantity: 1 }] }])
    await expect.element(heart).toHaveAccessibleName('Hat is on your wish list. Open the list')
    await expectNineSeconds('The item has been added to your Wish List.')
    await heart.click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/wishlist')
  })

  it.each([
    ['refuses', () => ({ addProductsToWishlist: { user_errors: [{ code: 'UNDEFINED', message: 'No' }] } })],
    ['fails', () => Promise.reject(new Error('INTERNAL'))],
  ])('WISH-08 is empty again if the server %s, and shows the error for nine seconds', async (_how, add) => {
    signIn()
    fakeGraphql({ WishlistSkus: listOf(), AddToWishlist: add })
    await open()
    await heart.click()
    const failed = 'Something went wrong when adding a product to your Wish List.'
    await expect.element(page.getByRole('alert').getByText(failed)).toBeVisible()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await expectNineSeconds(failed)
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
