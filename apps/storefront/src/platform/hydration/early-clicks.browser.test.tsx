import { Suspense, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { hasDefaultAction, isHydrated, replayEarlyClicks } from './page-start.inline.ts'
import { closeStartFrame, openStartFrame, type StartFrame } from '#src/platform/testing/start-frame.ts'

const open = (maxWait: number): StartFrame =>
  openStartFrame({
    body: '<main><button>First</button><button>Second</button><form onsubmit="return false"><button>Send</button></form></main>',
    maxWait,
  })

const button = (name: string) => page.frameLocator(page.getByTestId('shop')).getByRole('button', { name })
const elementOf = (shop: StartFrame, name: string) =>
  [...shop.document.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement
/** Marks the button as hydrated, as React does. */
const hydrate = (shop: StartFrame, name: string) =>
  Object.assign(elementOf(shop, name), { __reactFiber$abc: { flags: 0, return: null } })
const clicks = (shop: StartFrame) => shop.heard.filter((one) => one.endsWith('click'))
const long = 60_000

afterEach(closeStartFrame)

describe('a click before hydration', () => {
  it('is held back, and replayed after hydration together with its pointer event', async () => {
    const shop = open(long)
    await button('First').click()
    expect(shop.pageStart?.hadInteraction).toBe(true)
    expect(clicks(shop)).toEqual([])
    shop.heard.length = 0
    hydrate(shop, 'First')
    await expect.poll(() => shop.heard).toEqual(['First pointerdown', 'First click'])
    await button('First').click()
    expect(clicks(shop)).toHaveLength(2)
  })

  it('is not held back on a hydrated element', async () => {
    const shop = open(long)
    hydrate(shop, 'First')
    await button('First').click()
    expect(clicks(shop)).toEqual(['First click'])
  })

  it('is replayed once per element, in order, when all clicked elements are hydrated', async () => {
    const shop = open(long)
    await button('Second').click()
    await button('First').click()
    await button('Second').click()
    hydrate(shop, 'First')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(clicks(shop)).toEqual([])
    hydrate(shop, 'Second')
    await expect.poll(() => clicks(shop)).toEqual(['Second click', 'First click'])
  })

  it('gets its default action if hydration takes too long', async () => {
    const shop = open(500)
    elementOf(shop, 'Send').click()
    expect(clicks(shop)).toEqual([])
    await expect.poll(() => clicks(shop)).toEqual(['Send click'])
  })

  it('waits longer on a button without a default action, where it would be lost', async () => {
    const shop = open(500)
    elementOf(shop, 'First').click()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(clicks(shop)).toEqual([])
    hydrate(shop, 'First')
    await expect.poll(() => clicks(shop)).toEqual(['First click'])
  })

  it('is held back also long after an earlier click, while other parts are not hydrated yet', async () => {
    const shop = open(200)
    hydrate(shop, 'First')
    await button('First').click()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    elementOf(shop, 'Second').click()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(clicks(shop)).toEqual(['First click'])
    hydrate(shop, 'Second')
    await expect.poll(() => clicks(shop)).toEqual(['First click', 'Second click'])
  })

  it('is not held back on an element that another script added', async () => {
    const shop = open(long)
    const pressed = vi.fn<() => void>()
    const added = shop.document.createElement('button')
    added.addEventListener('click', pressed)
    shop.document.querySelector('main')?.append(added)
    added.click()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('gets its default action if the scripts fail to load', async () => {
    const shop = open(long)
    await button('First').click()
    shop.document.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(clicks(shop)).toEqual(['First click'])
  })

  it('counts as an interaction without pointer events, as assistive technology sends it', async () => {
    const shop = open(long)
    expect(shop.pageStart?.hadInteraction).toBe(false)
    elementOf(shop, 'First').click()
    expect(shop.pageStart?.hadInteraction).toBe(true)
  })
})

describe('a click on a part that React cannot hydrate yet', () => {
  it('is replayed once what the part waits for has come', async () => {
    const { promise: text, resolve } = Promise.withResolvers<string>()
    const pressed = vi.fn<() => void>()
    const Text = () => <p>{use(text)}</p>
    const box = document.createElement('div')
    // The markup that the server sends for this boundary.
    box.innerHTML = '<!--$--><button type="button">Press</button><p>text</p><!--/$-->'
    document.body.append(box)
    replayEarlyClicks(isHydrated, hasDefaultAction, long)
    const root = hydrateRoot(
      box,
      <Suspense>
        <button type="button" onClick={pressed}>
          Press
        </button>
        <Text />
      </Suspense>,
    )
    const pressable = box.querySelector('button')
    // React knows the button, but would drop a click on it.
    await expect.poll(() => Object.keys(pressable ?? {}).some((key) => key.startsWith('__reactProps$'))).toBe(true)
    pressable?.click()
    await new Promise((passed) => setTimeout(passed, 200))
    expect(pressed).not.toHaveBeenCalled()
    resolve('text')
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
    root.unmount()
    box.remove()
  })
})
