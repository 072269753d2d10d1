import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signInBeforeEach } from '#src/domains/session/testing-session.ts'
import { keepToken } from '#src/domains/session/token/session-token.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { Component, loader } from './wishlist.route.tsx'

signInBeforeEach()

const layout = {
  storeConfig: {
    magento_wishlist_general_is_enabled: '1',
    enable_multiple_wishlists: '1',
    maximum_number_of_wishlists: '5',
  },
}

it('deleting a list closes its question, which does not go on for the first list', async () => {
  let lists = ['1', '2'].map((id) => ({
    id,
    name: `List ${id}`,
    items_count: 0,
    bought_items: [],
    items_v2: { items: [] },
  }))
  const customer = { id: 1 }
  fakeGraphql({
    WishlistSkus: () => ({ customer: { ...customer, wishlists: lists } }),
    GetMiniWishlist: { customer: { ...customer, wishlists: [] } },
    WishlistPage: ({ list }) => ({
      customer: { ...customer, wishlists: lists, wishlist_v2: lists.find(({ id }) => id === list) ?? lists[0] },
    }),
    DeleteWishlist: ({ id }) => {
      lists = lists.filter((list) => list.id !== id)
      return { deleteWishlist: { status: true } }
    },
  })
  await renderInShop(
    <ToastProvider>
      <Component />
    </ToastProvider>,
    { loader, layout, path: '/wishlist?list=2' },
  )
  await page.getByRole('button', { name: 'Delete list' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete list' }).click()
  await expect.element(page.getByRole('link', { name: /^List 1/ })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => question.elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Delete list' }).elements()).toEqual([])
})

it('AMB-17 a name typed in an ended session is there again after the sign-in', async () => {
  const list = { id: '1', name: 'Mine', items_count: 0, bought_items: [], items_v2: { items: [] } }
  let isSignedIn = true
  const own =
    <Answer,>(answer: Answer) =>
    (): Answer => {
      if (!isSignedIn) throw new Error('NOT_SIGNED_IN')
      return answer
    }
  fakeGraphql({
    WishlistSkus: own({ customer: { id: 1, wishlists: [list] } }),
    GetMiniWishlist: own({ customer: { id: 1, wishlists: [] } }),
    WishlistPage: own({ customer: { id: 1, wishlists: [list], wishlist_v2: list } }),
    RenameWishlist: own({}),
    CustomerDetails: own({ customer: { id: 1, email: 'ada@example.com' } }),
  })
  const { router } = await renderInShop(
    <ToastProvider>
      <Component />
    </ToastProvider>,
    { loader, layout, path: '/wishlist' },
  )
  const name = page.getByRole('dialog').getByRole('textbox')
  await page.getByRole('button', { name: 'Rename' }).click()
  await name.fill('For Hania')
  isSignedIn = false
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/eu/sign-in')
  expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/eu/wishlist')
  isSignedIn = true
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
  await router.navigate('/eu/wishlist')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect.element(name).toHaveValue('For Hania')
})
