import { createElement, Suspense, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const Part: ComponentType = () => 'the part'
let page: EventTarget

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubEnv('SSR', false)
  page = new EventTarget()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** The markup of the lazy component at this moment. */
async function show(part: ComponentType): Promise<string> {
  await vi.advanceTimersByTimeAsync(0)
  return renderToStaticMarkup(createElement(Suspense, { fallback: 'nothing yet' }, createElement(part)))
}

it('loads the component on the first interaction and not before', async () => {
  const { lazyUntilInteraction } = await import('./lazy-until-interaction.ts')
  const load = vi.fn<() => Promise<ComponentType>>(async () => Part)
  const part = lazyUntilInteraction(load)
  expect(await show(part)).toBe('nothing yet')
  expect(load).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await show(part)).toBe('the part')
  expect(load).toHaveBeenCalledOnce()
})

it('retries a failed load and keeps the page around it', async () => {
  const { lazyOnRender } = await import('./lazy-until-interaction.ts')
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Part)
  const part = lazyOnRender(load)
  expect(await show(part)).toBe('nothing yet')
  page.dispatchEvent(new Event('online'))
  expect(await show(part)).toBe('nothing yet')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await show(part)).toBe('the part')
})

it('loads the lazy components of a page together with a client-side navigation', async () => {
  const { skipFirstInteraction } = await import('./first-interaction.ts')
  const { lazyUntilInteraction, lazyPartsLoaded } = await import('./lazy-until-interaction.ts')
  skipFirstInteraction()
  let hasLoaded = false
  const load = vi.fn<() => Promise<ComponentType>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 40))
    hasLoaded = true
    return Part
  })
  const part = lazyUntilInteraction(load)
  expect(load).toHaveBeenCalledOnce()
  const waiting = lazyPartsLoaded()
  await vi.advanceTimersByTimeAsync(50)
  await waiting
  expect(hasLoaded).toBe(true)
  expect(await show(part)).toBe('the part')
})
