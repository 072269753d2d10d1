import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FreeShippingBarFragment } from '#src/platform/graphql/documents.gen.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { FreeShippingBar } from './free-shipping-bar.tsx'

async function shareFilled(data: Partial<FreeShippingBarFragment>): Promise<number> {
  await renderInShop(
    <FreeShippingBar data={{ amount_missing: { value: 63, currency: 'EUR' }, ...data } as FreeShippingBarFragment} />,
  )
  const track = document.querySelector('div[aria-hidden="true"]:has(> [style])')
  const [fill, whole] = [track?.firstElementChild, track].map((one) => one?.getBoundingClientRect().width ?? 0)
  return Math.round(((fill ?? 0) / (whole || 1)) * 100)
}

it.each([
  [37, 37],
  [0, 0],
  [140, 100],
])('SHIP-01 at %i percent the bar is filled to %i percent of its width', async (percent, share) => {
  expect(await shareFilled({ percent })).toBe(share)
  await expect.element(page.getByText(/€63\.00/)).toBeVisible()
})

it('SHIP-01 is full once delivery is free', async () => {
  expect(await shareFilled({ percent: 12, has_free_shipping: true })).toBe(100)
})
