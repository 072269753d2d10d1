import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { readAddress } from '#src/platform/url/listing-address.ts'
import { Pagination } from './pagination.tsx'

const root = document.documentElement

afterEach(async () => {
  root.style.fontSize = ''
  await page.viewport(1280, 900)
})

it.each([390, 320])(
  'AMB-65 at %i px with texts twice as large the pages of a list do not widen the page',
  async (width) => {
    const address = readAddress('/girls/page:2.html')
    if (!address) throw new Error('not a list')
    await page.viewport(width, 800)
    root.style.fontSize = '200%'
    await renderInShop(<Pagination address={address} pages={5} total={290} shown={120} pageSize={60} />, {
      path: '/girls/page:2.html',
    })
    await expect.element(page.getByRole('link', { name: /more/i })).toBeVisible()
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
)
