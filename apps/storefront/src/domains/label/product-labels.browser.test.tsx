import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ProductLabels } from './product-labels.tsx'

let id = 0
const label = (name: string, productId: number) => ({
  label_id: name,
  name,
  txt: name,
  position: 'top-left',
  product_id: productId,
  customer_group_ids: '0',
})

/** Each product has its own id, because labels are loaded only once per page. */
async function open(setting: Readonly<Record<string, unknown>>, more: object = {}): Promise<void> {
  id += 1
  const items = [{ ...label('New', id), ...more }, label('Sale', id), label('Organic', id)]
  fakeGraphql({ ProductLabels: { setting, cards: [{ items }], page: [] } })
  await renderInShop(
    <div style={{ position: 'relative', inlineSize: '300px', blockSize: '400px' }}>
      <ProductLabels uid={btoa(String(id))} mode="CATEGORY" />
    </div>,
  )
}
const boxOf = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect()
const usual = { labels_alignment: 0, margin_between: 12, max_labels: 3, show_several_on_place: true }

it('IMG-05 the picture of a label has a single size, without a srcset', async () => {
  await open(usual, { image: '/media/label/new.png' })
  const picture = page.getByRole('img', { name: 'New' })
  await expect.element(picture).toBeInTheDocument()
  const image = picture.element() as HTMLImageElement
  expect(image.getAttribute('src')).toBe('/media/label/new.png?auto=webp&format=png&width=320&height=320&fit=cover')
  expect([image.srcset, image.getAttribute('width'), image.getAttribute('height')]).toEqual(['', '320', '320'])
})

afterEach(() => vi.unstubAllGlobals())

describe('LABEL-01 the labels of a card follow the store’s settings', () => {
  it('are stacked vertically with the configured gap', async () => {
    await open(usual)
    await expect.element(page.getByText('New', { exact: true })).toBeVisible()
    expect(boxOf('Sale').top - boxOf('New').bottom).toBeCloseTo(12, 0)
    expect(boxOf('Sale').left).toBe(boxOf('New').left)
  })

  it('are placed side by side', async () => {
    await open({ ...usual, labels_alignment: 1, margin_between: 6 })
    await expect.element(page.getByText('New', { exact: true })).toBeVisible()
    expect(boxOf('Sale').left - boxOf('New').right).toBeCloseTo(6, 0)
    expect(boxOf('Sale').top).toBe(boxOf('New').top)
  })

  it('are limited to the configured maximum', async () => {
    await open({ ...usual, max_labels: 2 })
    await expect.element(page.getByText('Sale', { exact: true })).toBeVisible()
    expect(page.getByText('Organic', { exact: true }).elements()).toEqual([])
  })
})
