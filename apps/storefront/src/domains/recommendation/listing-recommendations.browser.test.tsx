import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ListingRecommendations } from './listing-recommendations.tsx'

const hat = { sku: 'HAT', name: 'Hat', product_url: 'https://shop.example/eu/hat.html' }

afterEach(() => vi.unstubAllGlobals())

it('LIST-25 a listing asks for recommendations by its host and path, and shows them', async () => {
  const calls = fakeGraphql({
    GetSyneriseRecommendations: { getSyneriseRecommendations: [{ title: 'Popular now', items: [hat] }] },
  })
  const { router } = await renderInShop(<ListingRecommendations />, { path: '/girls/color:red.html' })
  await expect.element(page.getByRole('region', { name: 'Popular now' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Hat' })).toHaveAttribute('href', '/eu/hat.html')
  expect(calls.map(({ variables }) => variables)).toEqual([
    {
      clientUuid: 'anonymous',
      localization: 'en-GB',
      listingUrl: window.location.host + router.state.location.pathname,
    },
  ])
})

it('says when there is an answer, also an empty one, since the page then needs no room for it', async () => {
  fakeGraphql({ GetSyneriseRecommendations: { getSyneriseRecommendations: [] } })
  await renderInShop(<ListingRecommendations />, { path: '/girls.html' })
  expect(document.querySelector('[data-answered="false"]')).not.toBeNull()
  await expect.poll(() => document.querySelector('[data-answered="true"]')).not.toBeNull()
})
