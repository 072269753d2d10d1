import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { SizeChartDialog } from './size-chart-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

async function open(product: object): Promise<void> {
  fakeGraphql({
    SizeChart: { products: { items: [{ uid: 'MQ==', size_chart: '', size_chart_rows: [], ...product }] } },
  })
  await renderInShop(<SizeChartDialog uid="MQ==" size={undefined} isOpen onClose={() => undefined} />)
}

it.each([
  ['RUNS_SMALL', 'Often returned as too small. If you are between two sizes, choose the larger one.'],
  ['RUNS_LARGE', 'Often returned as too large. If you are between two sizes, choose the smaller one.'],
])('the size chart tells what those who returned the product say: %s', async (advice, text) => {
  await open({ __typename: 'ConfigurableProduct', size_advice: advice })
  await expect.element(page.getByRole('dialog').getByText(text)).toBeVisible()
})

it.each([
  ['few did', { __typename: 'ConfigurableProduct', size_advice: null }],
  ['it has one size', { __typename: 'SimpleProduct' }],
])('the size chart gives no advice if %s', async (_reason, product) => {
  await open(product)
  await expect.element(page.getByText(/There is no size chart/)).toBeVisible()
  expect(page.getByText(/Often returned/).elements()).toEqual([])
})

it('a size chart wider than a phone shows by a shadow that there are more measures', async () => {
  await page.viewport(390, 844)
  const range = { from: 93, to: 98 }
  const measures = { height: range, chest: range, waist: range, hips: range, inseam: range, foot: range, head: range }
  await open({ __typename: 'ConfigurableProduct', size_chart_rows: [{ size: '98', age: '2–3 years', ...measures }] })
  const table = page.getByRole('region', { name: 'Size chart' })
  await expect.element(table).toBeVisible()
  const region = table.element()
  expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
  // The covers scroll away with the table, the shadows stay at the sides.
  expect(getComputedStyle(region).backgroundAttachment).toBe('local, local, scroll, scroll')
})
