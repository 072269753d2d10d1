import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { CmsHtml } from './cms-html.tsx'

const row = (cell: string, text: string) => `<tr>${`<${cell}>${text}</${cell}>`.repeat(12)}</tr>`
const wide = `<p>Our prices</p><table><caption>Delivery prices</caption>${row('th', 'Fahrradanhängerversand')}${row('td', '1')}</table>`

afterEach(() => page.viewport(1280, 900))

it('a wide table scrolls in its own named region, which takes the keyboard, and does not widen the page', async () => {
  await page.viewport(320, 900)
  await renderInShop(<CmsHtml html={wide} />)
  const table = page.getByRole('table', { name: 'Delivery prices' })
  await expect.element(table).toBeVisible()
  const root = document.documentElement
  expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  const element = table.element().parentElement as HTMLElement
  expect(page.getByRole('region', { name: 'Delivery prices' }).element()).toBe(element)
  expect(element.scrollWidth).toBeGreaterThan(1000)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(element)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => element.scrollLeft).toBeGreaterThan(0)
})
