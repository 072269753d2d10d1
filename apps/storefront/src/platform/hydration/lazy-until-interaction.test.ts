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

it('does not take a mouse that rests where the page appears for an interaction', async () => {
  class Move extends Event {
    readonly movementX = 0
    readonly movementY: number
    constructor(movementY: number) {
      super('pointermove')
      this.movementY = movementY
    }
  }
  const { firstInteraction, hasInteracted } = await import('./first-interaction.ts')
  void firstInteraction()
  page.dispatchEvent(new Move(0))
  expect(hasInteracted()).toBe(false)
  page.dispatchEvent(new Move(1))
  expect(hasInteracted()).toBe(true)
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

const slowPart = (): Promise<ComponentType> => new Promise((resolve) => setTimeout(() => resolve(Part), 40))

it('loads all components declared so far before the first interaction, and waits for them', async () => {
  const { lazyUntilInteraction, loadDeclaredParts } = await import('./lazy-until-interaction.ts')
  const part = lazyUntilInteraction(slowPart)
  let hasLoaded = false
  const loading = loadDeclaredParts().then(() => (hasLoaded = true))
  await vi.advanceTimersByTimeAsync(39)
  expect(hasLoaded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(renderToStaticMarkup(createElement(part))).toBe('the part')
})

it('waits a second at most for components that do not load', async () => {
  const { lazyUntilInteraction, loadDeclaredParts } = await import('./lazy-until-interaction.ts')
  lazyUntilInteraction(() => Promise.withResolvers<ComponentType>().promise)
  let hasEnded = false
  void loadDeclaredParts().then(() => (hasEnded = true))
  await vi.advanceTimersByTimeAsync(999)
  expect(hasEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(hasEnded).toBe(true)
})

it('a navigation waits for components that the first interaction started to load', async () => {
  const { skipFirstInteraction } = await import('./first-interaction.ts')
  const { lazyUntilInteraction, lazyPartsLoaded } = await import('./lazy-until-interaction.ts')
  const part = lazyUntilInteraction(slowPart)
  expect(await show(part)).toBe('nothing yet')
  skipFirstInteraction()
  await vi.advanceTimersByTimeAsync(0)
  let hasLoaded = false
  void lazyPartsLoaded().then(() => (hasLoaded = true))
  await vi.advanceTimersByTimeAsync(39)
  expect(hasLoaded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(hasLoaded).toBe(true)
})
