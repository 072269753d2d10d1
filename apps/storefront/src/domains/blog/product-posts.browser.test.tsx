import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ProductPosts } from './product-posts.tsx'

const wool = { post_id: 4, title: 'How to wash wool', post_url: 'blog/post/wool', short_content: '<p>Cold water</p>' }

/** A page that is longer than the window, with the posts at its end. */
async function open(items: readonly object[]) {
  const calls = fakeGraphql({ ProductPosts: { blogPosts: { items } } })
  await renderInShop(
    <div data-testid="page" style={{ display: 'grid', gap: 24 }}>
      <div style={{ blockSize: 5000 }}>Product</div>
      <ProductPosts sku="WOOL" />
    </div>,
  )
  await expect.element(page.getByText('Product')).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(calls).toEqual([])
  return calls
}
const height = () => page.getByTestId('page').element().getBoundingClientRect().height

afterEach(() => {
  window.scrollTo(0, 0)
  vi.unstubAllGlobals()
})

it('the posts about a product are loaded and shown when the visitor comes near them', async () => {
  const calls = await open([wool])
  window.scrollTo(0, 5000)
  const section = page.getByRole('region', { name: 'From our blog' })
  await expect.element(section.getByRole('heading', { level: 3 })).toBeVisible()
  await expect.element(section.getByRole('link', { name: wool.title })).toHaveAttribute('href', '/eu/blog/post/wool')
  expect(calls.map(({ variables }) => variables)).toEqual([{ sku: 'WOOL' }])
})

it('a product without posts shows nothing, and its page gets no longer', async () => {
  const calls = await open([])
  expect(height()).toBe(5000)
  window.scrollTo(0, 5000)
  await expect.poll(() => calls).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(page.getByRole('region').elements()).toEqual([])
  expect(height()).toBe(5000)
})
