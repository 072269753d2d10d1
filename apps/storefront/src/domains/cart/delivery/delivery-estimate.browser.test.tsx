import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { serializeCartMutations } from '../change/serialize-cart-mutations.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'

afterEach(() => vi.unstubAllGlobals())

it('CART-20 an estimate skips the queue: it is shown while a change of the cart is on its way, and the next change waits for that', async () => {
  const method = { carrier_code: 'courier', method_code: 'home', price_incl_tax: { value: 4.5, currency: 'EUR' } }
  fakeGraphql({ EstimateDelivery: { estimateShippingMethods: [method] } })
  const change = Promise.withResolvers<string>()
  const ends: string[] = []
  const changes = [serializeCartMutations(() => change.promise), serializeCartMutations(async () => 'second')]
  const all = Promise.all(changes.map(async (one) => ends.push(await one)))
  await renderInShop(<DeliveryEstimate cartId="mine" worth={10} />)
  await expect.element(page.getByText(/€4\.50/)).toBeVisible()
  expect(ends).toEqual([])
  change.resolve('first')
  await all
  expect(ends).toEqual(['first', 'second'])
})
