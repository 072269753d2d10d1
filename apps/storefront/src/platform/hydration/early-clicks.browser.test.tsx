import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fetchCode, fetchPageState, replayEarlyClicks, startPage } from './page-start.inline.ts'

type Frame = Window & { readonly heard: string[] }

/** A page as the server writes it, in a frame: its buttons, and the start of the page as inlined text. */
async function open(patience: number): Promise<Frame> {
  const frame = document.createElement('iframe')
  frame.dataset['testid'] = 'shop'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = `<main><button>First</button><button>Second</button></main>
    <script data-entry="data:text/javascript,">
      window.heard = []
      for (const button of document.querySelectorAll('button'))
        for (const type of ['pointerdown', 'click'])
          button.addEventListener(type, () => heard.push(button.textContent + ' ' + type))
      ;(${String(startPage)})(${String(fetchPageState)}, ${String(fetchCode)}, ${patience})
      ;(${String(replayEarlyClicks)})(${patience})
    </script>`
  document.body.append(frame)
  await loaded
  return frame.contentWindow as Frame
}

const button = (name: string) => page.frameLocator(page.getByTestId('shop')).getByRole('button', { name })
const elementOf = (shop: Frame, name: string) =>
  [...shop.document.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement
/** React has drawn the button, so it can hear by itself. */
const hydrate = (shop: Frame, name: string) => Object.assign(elementOf(shop, name), { __reactProps$abc: {} })
const clicks = (shop: Frame) => shop.heard.filter((one) => one.endsWith('click'))
const long = 60_000

afterEach(() => document.querySelector('iframe')?.remove())

describe('a press before hydration', () => {
  it('is held, and done once the page can hear it, in the way it was made', async () => {
    const shop = await open(long)
    await button('First').click()
    expect(shop.pageStart?.hadInteraction).toBe(true)
    expect(clicks(shop)).toEqual([])
    shop.heard.length = 0
    hydrate(shop, 'First')
    await expect.poll(() => shop.heard).toEqual(['First pointerdown', 'First click'])
    await button('First').click()
    expect(clicks(shop)).toHaveLength(2)
  })

  it('is not held on what React has drawn already', async () => {
    const shop = await open(long)
    hydrate(shop, 'First')
    await button('First').click()
    expect(clicks(shop)).toEqual(['First click'])
  })

  it('is done once for each element, in the order of the presses, when all can hear', async () => {
    const shop = await open(long)
    await button('Second').click()
    await button('First').click()
    await button('Second').click()
    hydrate(shop, 'First')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(clicks(shop)).toEqual([])
    hydrate(shop, 'Second')
    await expect.poll(() => clicks(shop)).toEqual(['Second click', 'First click'])
  })

  it('is done without scripts when hydration takes longer than the patience', async () => {
    const shop = await open(500)
    elementOf(shop, 'First').click()
    expect(clicks(shop)).toEqual([])
    await expect.poll(() => clicks(shop)).toEqual(['First click'])
  })

  it('is done without scripts when they cannot be had', async () => {
    const shop = await open(long)
    await button('First').click()
    shop.document.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(clicks(shop)).toEqual(['First click'])
  })

  it('by assistive technology, a click without pointer events, counts as an interaction', async () => {
    const shop = await open(long)
    expect(shop.pageStart?.hadInteraction).toBe(false)
    elementOf(shop, 'First').click()
    expect(shop.pageStart?.hadInteraction).toBe(true)
  })
})
