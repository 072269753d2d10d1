import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signInBeforeEach } from '#src/domains/session/testing-session.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
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
