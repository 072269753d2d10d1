import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fetchCode, fetchPageState, replayEarlyClicks, startPage } from './page-start.inline.ts'

type Frame = Window & { readonly heard: string[] }

/** Opens a server-rendered page in a frame, with two buttons and the inline page-start script. */
async function open(maxWait: number): Promise<Frame> {
  const frame = document.createElement('iframe')
  frame.dataset['testid'] = 'shop'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = `<main><button>First</button><button>Second</button></main>
    <script data-entry="data:text/javascript,">
      window.heard = []
      for (const button of document.querySelectorAll('button'))
        for (const type of ['pointerdown', 'click'])
          button.addEventListener(type, () => heard.push(button.textContent + ' ' + type))
      ;(${String(startPage)})(${String(fetchPageState)}, ${String(fetchCode)}, ${maxWait})
      ;(${String(replayEarlyClicks)})(${maxWait})
    </script>`
  document.body.append(frame)
  await loaded
  return frame.contentWindow as Frame
}

const button = (name: string) => page.frameLocator(page.getByTestId('shop')).getByRole('button', { name })
const elementOf = (shop: Frame, name: string) =>
  [...shop.document.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement
/** Marks the button as hydrated, as React does. */
const hydrate = (shop: Frame, name: string) => Object.assign(elementOf(shop, name), { __reactProps$abc: {} })
const clicks = (shop: Frame) => shop.heard.filter((one) => one.endsWith('click'))
const long = 60_000

afterEach(() => document.querySelector('iframe')?.remove())

describe('a click before hydration', () => {
  it('is held back, and replayed after hydration together with its pointer event', async () => {
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

  it('is not held back on a hydrated element', async () => {
    const shop = await open(long)
    hydrate(shop, 'First')
    await button('First').click()
    expect(clicks(shop)).toEqual(['First click'])
  })

  it('is replayed once per element, in order, when all clicked elements are hydrated', async () => {
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

  it('gets its default action if hydration takes too long', async () => {
    const shop = await open(500)
    elementOf(shop, 'First').click()
    expect(clicks(shop)).toEqual([])
    await expect.poll(() => clicks(shop)).toEqual(['First click'])
  })

  it('gets its default action if the scripts fail to load', async () => {
    const shop = await open(long)
    await button('First').click()
    shop.document.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(clicks(shop)).toEqual(['First click'])
  })

  it('counts as an interaction without pointer events, as assistive technology sends it', async () => {
    const shop = await open(long)
    expect(shop.pageStart?.hadInteraction).toBe(false)
    elementOf(shop, 'First').click()
    expect(shop.pageStart?.hadInteraction).toBe(true)
  })
})
