import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ProductRecommendationsFragment } from '#src/platform/graphql/documents.gen.ts'
import { currentOutage } from '#src/platform/graphql/outage.ts'
import { eventually } from '#src/platform/testing/eventually.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ProductRecommendations } from './product-recommendations.tsx'

const product = (sku: string) =>
  ({
    __typename: 'ConfigurableProduct',
    sku,
    configurable_options: [{ attribute_code: 'cdrl_size', values: [{ uid: 'MTEw', label: '110' }] }],
  }) as unknown as ProductRecommendationsFragment
const frames = {
  getSyneriseRecommendations: [
    {
      title: 'You may also like',
      items: [{ sku: 'HAT', name: 'Hat', product_url: 'https://shop.example/eu/hat.html' }],
    },
  ],
}

const open = async (sku: string) =>
  renderInShop(
    <>
      <label>
        110
        <input type="radio" name="option_cdrl_size" value="MTEw" />
      </label>
      <ProductRecommendations product={product(sku)} />
    </>,
  )

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('PDP-14 PDP-15 AMB-60 are requested without a visitor id, and again with the size when one is chosen', async () => {
  const calls = fakeGraphql({ GetSyneriseRecommendations: frames })
  await open('DRESS')
  await expect.element(page.getByRole('region', { name: 'You may also like' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Hat' })).toHaveAttribute('href', '/eu/hat.html')
  const first = { clientUuid: 'anonymous', localization: 'en-GB', sku: 'DRESS' }
  expect(calls.map(({ variables }) => variables)).toEqual([first])
  await page.getByRole('radio', { name: '110' }).click()
  await expect.poll(() => calls.map(({ variables }) => variables)).toEqual([first, { ...first, size: '110' }])
})

it('AMB-47 cause no outage and show nothing when they fail', async () => {
  const refuse = vi.fn<() => Promise<Response>>(async () => new Response('busy', { status: 503 }))
  vi.stubGlobal('fetch', refuse)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open('COAT')
  for (const tries of [1, 2, 3]) {
    await eventually(() => expect(refuse).toHaveBeenCalledTimes(tries))
    await vi.advanceTimersByTimeAsync(2000)
  }
  expect(currentOutage()).toEqual({ state: 'none' })
  expect(page.getByRole('region').elements()).toEqual([])
})
