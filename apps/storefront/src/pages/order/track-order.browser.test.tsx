import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Component, loader } from './track-order.route.tsx'

beforeEach(() => localStorage.clear())

it('ROLE-01 shows a token of somebody’s account like an unknown one, and lets its owner sign in', async () => {
  fakeGraphql({
    TrackOrder: () => {
      throw new Error('ORDER_NOT_FOUND')
    },
  })
  const { router } = await renderInShop(<Component />, { loader, path: '/order/track/secret' })
  await expect.element(page.getByRole('heading', { name: 'There is no order here' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect.poll(() => router.state.location.pathname + router.state.location.search).toContain('/eu/sign-in')
  expect(decodeURIComponent(router.state.location.search)).toContain('/eu/order/track/secret')
})
