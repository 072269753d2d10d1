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

/** What is shown where the part belongs by now. */
async function show(part: ComponentType): Promise<string> {
  await vi.advanceTimersByTimeAsync(0)
  return renderToStaticMarkup(createElement(Suspense, { fallback: 'nothing yet' }, createElement(part)))
}

it('a part that may come later is asked for at the first sign of life, not before', async () => {
  const { later } = await import('./later.ts')
  const load = vi.fn<() => Promise<ComponentType>>(async () => Part)
  const part = later(load)
  expect(await show(part)).toBe('nothing yet')
  expect(load).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await show(part)).toBe('the part')
  expect(load).toHaveBeenCalledOnce()
})

it('a part that cannot be had is asked for again, and the page around it stays', async () => {
  const { onDemand } = await import('./later.ts')
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Part)
  const part = onDemand(load)
  expect(await show(part)).toBe('nothing yet')
  page.dispatchEvent(new Event('online'))
  expect(await show(part)).toBe('nothing yet')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await show(part)).toBe('the part')
})

it('a part of a page that a visitor goes to comes along with the page', async () => {
  const { wakePage } = await import('./first-sign.ts')
  const { later, untilPartsCame } = await import('./later.ts')
  wakePage()
  let hasCome = false
  const load = vi.fn<() => Promise<ComponentType>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 40))
    hasCome = true
    return Part
  })
  const part = later(load)
  expect(load).toHaveBeenCalledOnce()
  const waiting = untilPartsCame()
  await vi.advanceTimersByTimeAsync(50)
  await waiting
  expect(hasCome).toBe(true)
  expect(await show(part)).toBe('the part')
})
