import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { storeByCode } from '#src/platform/i18n/store-views.ts'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { CartOffer } from './cart-offer.tsx'

afterEach(() => {
  document.cookie = 'cart_poland=; path=/; max-age=0'
  vi.unstubAllGlobals()
})

it('AMB-10 the offer to bring a cart says that delivery, codes and gift cards stay behind', async () => {
  const poland = storeByCode('pl')
  if (!poland) throw new Error('There is no Polish store view')
  document.cookie = 'cart_poland=cart1; path=/'
  fakeGraphql({ CartToBring: { cart: { id: 'cart1', total_quantity: 2, items: [] } } })
  await renderInShop(
    <ToastProvider>
      <CartOffer from={poland} />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('button', { name: /^Bring your 2 items/ })).toBeVisible()
  await expect
    .element(page.getByText(/Delivery, discount codes and gift cards stay in the Polska cart/).first())
    .toBeVisible()
})
