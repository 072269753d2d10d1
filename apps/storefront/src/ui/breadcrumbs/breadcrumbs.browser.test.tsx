import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

afterEach(() => page.viewport(1280, 900))

it.each([390, 1440])('at %i px every link is at least 24 px high and wide', async (width) => {
  await page.viewport(width, 844)
  await renderInShop(<Breadcrumbs crumbs={[{ name: 'A', path: '/a.html' }]} current="Coats" />)
  const links = page.getByRole('link').elements()
  expect(links).toHaveLength(2)
  for (const link of links) {
    const { width: wide, height } = link.getBoundingClientRect()
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24)
  }
})
