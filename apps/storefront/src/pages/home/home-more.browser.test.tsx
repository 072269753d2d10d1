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

it('its elements appear together, so that none moves the others when its code arrives', async () => {
  const slide = { appearance: 'poster', name: 'Coats', html: '<p>Warm</p>', showButton: 'never', showOverlay: 'never' }
  const slider = { type: 'slider', autoplays: false, speed: 3000, fades: false, isInfinite: false, slides: [slide] }
  fakeGraphql({ HomeMore: { cmsBlocks: { items: [{ content_elements: [slider, row] }] } } })
  await renderInShop(<HomeMore />)
  const seen: boolean[] = []
  const watch = new MutationObserver(() => {
    if (document.querySelector('h2')) seen.push(document.querySelector('[aria-live]') !== null)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await userEvent.keyboard('{Shift}')
  await expect.element(page.getByText('Warm')).toBeVisible()
  watch.disconnect()
  expect(seen[0]).toBe(true)
})

it('a shop without the block has nothing there', async () => {
  fakeGraphql({ HomeMore: { cmsBlocks: { items: [null] } } })
  await renderInShop(<HomeMore />)
  expect(document.querySelector('[class*="more"]')).not.toBeNull()
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => document.querySelector('[class*="more"]')).toBeNull()
})
