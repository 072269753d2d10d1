import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeStartFrame, openStartFrame, type StartFrame } from '#src/platform/testing/start-frame.ts'

const open = (maxWait: number): StartFrame =>
  openStartFrame({ body: '<main><button>First</button><button>Second</button></main>', maxWait })

const button = (name: string) => page.frameLocator(page.getByTestId('shop')).getByRole('button', { name })
const elementOf = (shop: StartFrame, name: string) =>
  [...shop.document.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement
/** Marks the button as hydrated, as React does. */
const hydrate = (shop: StartFrame, name: string) => Object.assign(elementOf(shop, name), { __reactProps$abc: {} })
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
    elementOf(shop, 'First').click()
    expect(clicks(shop)).toEqual([])
    await expect.poll(() => clicks(shop)).toEqual(['First click'])
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
