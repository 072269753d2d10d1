import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import * as styles from './cart-page.module.css'
import { CartItem } from '#src/domains/cart/lines/cart-item.tsx'

const money = { value: 219.99, currency: 'EUR' as const }
const item = {
  __typename: 'SimpleCartItem',
  uid: 'coat',
  quantity: 1,
  max_qty: 9,
  is_available: true,
  errors: null,
  picture: { url: '/media/coat.jpg' },
  product: {
    __typename: 'SimpleProduct',
    uid: 'coat',
    sku: 'coat',
    name: 'Dunkelblauer Übergangsmantel „Tulle“ aus Baumwollmischgewebe',
    url_key: 'coat',
    url_suffix: '.html',
  },
  prices: { price_including_tax: money, row_total_including_tax: money },
} as unknown as CartItemFragment

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(1280, 900)
})

it.each([
  [390, 16],
  [320, 16],
  [390, 32],
  [320, 32],
])('a line at %i px with text of %i px fits into its list', async (width, text) => {
  await page.viewport(width, 844)
  document.documentElement.style.fontSize = `${text}px`
  await renderInShop(
    <ToastProvider>
      <ul className={styles['items']} style={{ inlineSize: width - 2 * text }}>
        <li>
          <CartItem item={item} onRemove={() => undefined} onSave={() => undefined} />
        </li>
      </ul>
    </ToastProvider>,
  )
  await expect.element(page.getByRole('article')).toBeVisible()
  const list = document.querySelector(`ul.${styles['items'] ?? ''}`)?.getBoundingClientRect()
  const parts = [...document.querySelectorAll('article :is(a, button, input, dd, h2, p, img)')]
  expect(parts.length).toBeGreaterThan(5)
  for (const part of parts)
    expect(part.getBoundingClientRect().right, part.outerHTML).toBeLessThanOrEqual(list?.right ?? 0)
})
