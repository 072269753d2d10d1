import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { CrossSell } from './cross-sell.tsx'

const productOf = (uid: string, stock = 'IN_STOCK') => ({
  __typename: 'SimpleProduct',
  uid,
  sku: uid,
  name: `Product ${uid}`,
  url_key: uid,
  url_suffix: '.html',
  stock_status: stock,
  price_range: {
    minimum_price: {
      regular_price: { value: 20, currency: 'EUR' },
      final_price: { value: 20, currency: 'EUR' },
    },
  },
})
const lineOf = (uid: string, products: readonly object[]) => ({
  __typename: 'SimpleProduct',
  uid,
  crosssell_products: products,
})

const open = async (uids: readonly string[]) =>
  renderInShop(
    <ToastProvider>
      <CrossSell uids={uids} />
    </ToastProvider>,
  )

afterEach(() => vi.unstubAllGlobals())

it('LIST-13 the cart shows the cross-sell products of its lines once each, in stock and not in the cart', async () => {
  const calls = fakeGraphql({
    CartCrossSell: {
      products: {
        items: [
          lineOf('coat', [productOf('hat'), productOf('boots'), productOf('gone', 'OUT_OF_STOCK')]),
          lineOf('boots', [productOf('hat'), productOf('socks')]),
        ],
      },
    },
  })
  await open(['coat', 'boots'])
  const shelf = page.getByRole('region', { name: 'Goes well with what is in your cart' })
  await expect.element(shelf).toBeVisible()
  expect(document.querySelector('[data-gallery="crosssell"]')).not.toBeNull()
  const names = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Product hat', 'Product socks'])
  expect(calls.map(({ variables }) => variables)).toEqual([{ uids: ['boots', 'coat'] }])
})

it('shows nothing without cross-sell products', async () => {
  const calls = fakeGraphql({ CartCrossSell: { products: { items: [lineOf('coat', [])] } } })
  await open(['coat'])
  await expect.poll(() => calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.querySelector('h2')).toBeNull()
})
