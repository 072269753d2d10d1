import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { HomeMore } from './home-more.tsx'

const row = { type: 'row', appearance: 'contained', children: [{ type: 'heading', level: 2, text: 'Winter' }] }

afterEach(() => vi.unstubAllGlobals())

it('CMS-01 the lower part of the home page keeps room, and is loaded and drawn with the first interaction', async () => {
  const calls = fakeGraphql({ HomeMore: { cmsBlocks: { items: [{ content_elements: [row] }] } } })
  await renderInShop(<HomeMore />)
  const place = () => document.querySelector('[class*="more"]') as HTMLElement
  expect(calls).toEqual([])
  expect(place().getBoundingClientRect().height).toBeGreaterThan(innerHeight)
  await userEvent.keyboard('{Shift}')
  await expect.element(page.getByRole('heading', { name: 'Winter' })).toBeVisible()
  expect(place().getBoundingClientRect().height).toBeLessThan(innerHeight)
})

it('a shop without the block has nothing there', async () => {
  fakeGraphql({ HomeMore: { cmsBlocks: { items: [null] } } })
  await renderInShop(<HomeMore />)
  expect(document.querySelector('[class*="more"]')).not.toBeNull()
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => document.querySelector('[class*="more"]')).toBeNull()
})
