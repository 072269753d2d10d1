import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually } from '#src/platform/testing/eventually.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { LoadingBar } from './loading-bar.tsx'

const phase = () => document.querySelector<HTMLElement>('[role="progressbar"]')?.dataset['phase']
const announcement = page.getByRole('status').getByText('Loading')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts a navigation to a page that loads until the returned function is called. */
async function leave(): Promise<() => Promise<void>> {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  const { router } = await renderInShop(<LoadingBar />, {
    loader: async ({ request }) => {
      if (request.url.endsWith('/coat.html')) await loaded
      return null
    },
  })
  await eventually(() => expect(phase()).toBe('off'))
  let navigation: Promise<void> | undefined
  await act(async () => {
    navigation = router.navigate('/eu/coat.html')
  })
  return () =>
    act(async () => {
      load()
      await navigation
    })
}
const pass = (time: number) => act(async () => void vi.advanceTimersByTime(time))

it('SHELL-23 shows the loading bar while a page loads, then completes it, then hides it after 750 ms', async () => {
  const arrive = await leave()
  expect(phase()).toBe('loading')
  await arrive()
  expect(phase()).toBe('done')
  await pass(749)
  expect(phase()).toBe('done')
  await pass(1)
  expect(phase()).toBe('off')
  expect(announcement.elements()).toEqual([])
})

it('announces a page that takes long to load', async () => {
  const arrive = await leave()
  expect(announcement.elements()).toEqual([])
  await pass(750)
  expect(announcement.elements()).toHaveLength(1)
  await arrive()
  expect(announcement.elements()).toEqual([])
})
