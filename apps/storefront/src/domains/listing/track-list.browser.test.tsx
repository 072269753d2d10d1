import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { TrackList } from './track-list.tsx'

type Told = { readonly event: string; readonly ecommerce: { readonly items: readonly { readonly index: number }[] } }

const place = globalThis as { dataLayer?: Told[] }
const money = { value: 10, currency: 'EUR' }
const products = Array.from({ length: 45 }, (_, index) => ({
  __typename: 'SimpleProduct',
  uid: String(index),
  sku: `S${index}`,
  name: `Product ${index}`,
  price_range: { minimum_price: { final_price: money, regular_price: money } },
})) as unknown as ProductCardFragment[]
const sizes = () => (place.dataLayer ?? []).map(({ ecommerce }) => ecommerce.items.length)

beforeEach(() => {
  delete place.dataLayer
  sessionStorage.clear()
})

describe('a visible list', () => {
  it('ANALYT-04 is tracked in events of at most 20 products', async () => {
    await render(<TrackList name="/girls" products={products} first={1} />)
    expect(sizes()).toEqual([20, 20, 5])
    expect(place.dataLayer?.every(({ event }) => event === 'view_item_list')).toBe(true)
  })

  it('ANALYT-04 tracks products added below, and none twice', async () => {
    const screen = await render(<TrackList name="/girls" products={products.slice(0, 30)} first={1} />)
    await screen.rerender(<TrackList name="/girls" products={products} first={1} />)
    expect(sizes()).toEqual([20, 10, 15])
    expect(place.dataLayer?.at(-1)?.ecommerce.items[0]?.index).toBe(31)
  })

  it('ANALYT-05 stores its name for the tab', async () => {
    await render(<TrackList name="/girls" products={products} first={1} />)
    const stored = JSON.parse(sessionStorage.getItem('shop:gtm_view_item_list') ?? '{}') as { value?: unknown }
    expect(stored.value).toEqual({ item_list_name: '/girls' })
  })
})
