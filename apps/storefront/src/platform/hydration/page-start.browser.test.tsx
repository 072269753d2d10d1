import { afterEach, describe, expect, it } from 'vitest'
import { closeStartFrame, emptyModule, openStartFrame, type StartFrame } from '#src/platform/testing/start-frame.ts'

let pictures = 0

/** A page whose largest picture does not load before it becomes eager, because it is far below the frame. */
function withPicture(): string {
  // A picture of an earlier test would be complete at once.
  pictures += 1
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" id="p${pictures}" width="280" height="120"><rect width="280" height="120"/></svg>`
  // The browser does not report the paint of a picture with few bytes for its size.
  const source = `data:image/svg+xml;base64,${btoa(`${svg}<!-- ${'x'.repeat(4000)} -->`)}`
  return `<main><h1>Coat</h1><p style="height: 9000px"></p>
  <img fetchpriority="high" alt="Coat" loading="lazy" width="280" height="120" src="${source}"></main>`
}
const text = '<main><h1>Coat</h1></main>'
const long = 60_000

const scripts = (shop: StartFrame) =>
  [...shop.document.querySelectorAll('script')].filter(({ type }) => type === 'module')
const count = (shop: StartFrame) => scripts(shop).length
const pause = async (time: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, time)
  })

/** Lets the picture load, and moves it to where it is visible. */
function showPicture(shop: StartFrame): void {
  shop.document.querySelector('p')?.remove()
  const image = shop.document.querySelector('img')
  if (image) image.loading = 'eager'
}

/** What the browser paints, and whether the code was requested before or after. */
function watchPaints(shop: StartFrame, type: string): string[] {
  const paints: string[] = []
  const { PerformanceObserver: Observer } = shop as unknown as typeof globalThis
  new Observer((list) => {
    const order = count(shop) === 0 ? 'before' : 'after'
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element | null })[])
      paints.push(`${entry.element?.tagName ?? entry.name} ${order} the code`)
  }).observe({ type, buffered: true })
  return paints
}

afterEach(closeStartFrame)

describe('the code of a page', () => {
  it('loads after the picture, with its modules first', async () => {
    const shop = openStartFrame({
      body: withPicture(),
      data: { modules: `${emptyModule}1 ${emptyModule}2` },
      maxWait: long,
    })
    await pause(300)
    expect([shop.heard, count(shop)]).toEqual([[], 0])
    showPicture(shop)
    await expect.poll(() => count(shop)).toBe(1)
    expect(shop.heard).toEqual(['Coat load'])
    const added = [...shop.document.head.querySelectorAll('link, script')]
    expect(added.map((one) => one.getAttribute('href') ?? one.getAttribute('src'))).toEqual([
      `${emptyModule}1`,
      `${emptyModule}2`,
      emptyModule,
    ])
    expect(shop.pageStart?.hadInteraction).toBe(false)
  })

  it('loads after the paint of the picture, not only its download', async () => {
    const shop = openStartFrame({ body: withPicture(), maxWait: long })
    const paints = watchPaints(shop, 'largest-contentful-paint')
    // Without the limit for pictures whose paint is not reported, only the paint can start the code.
    const { setTimeout: schedule } = shop
    Object.assign(shop, { setTimeout: (work: () => void, time = 0) => (time < 200 ? schedule(work, time) : 0) })
    showPicture(shop)
    await expect.poll(() => count(shop)).toBe(1)
    expect(paints).toContain('IMG before the code')
  })

  it('loads without the paint of a picture that is smaller than the text', async () => {
    const small = withPicture()
      .replace('height: 9000px', 'font-size: 4rem')
      .replaceAll(/"(?:280|120)"/g, '"4"')
    const shop = openStartFrame({ body: small.replace('</p>', 'A warm coat</p>'), maxWait: long })
    await expect.poll(() => count(shop)).toBe(1)
  })

  it('loads after the first paint of a page without a picture', async () => {
    const shop = openStartFrame({ body: text, maxWait: long })
    const paints = watchPaints(shop, 'paint')
    expect(count(shop)).toBe(0)
    await expect.poll(() => count(shop)).toBe(1)
    expect(paints).toContain('first-contentful-paint before the code')
  })

  it('waits for the load event', async () => {
    const shop = openStartFrame({ body: text, maxWait: long, isStreaming: true })
    await expect.poll(() => shop.performance.getEntriesByName('first-contentful-paint').length).toBe(1)
    await pause(300)
    expect(count(shop)).toBe(0)
    shop.document.close()
    await expect.poll(() => count(shop)).toBe(1)
  })

  it('waits for a picture no longer than the longest wait', async () => {
    const wait = 1000
    const started = performance.now()
    const shop = openStartFrame({ body: withPicture(), maxWait: wait })
    await expect.poll(() => count(shop), { interval: 10 }).toBe(1)
    expect(performance.now() - started).toBeGreaterThan(wait - 5)
    expect(shop.heard).toEqual([])
  })

  it('loads at once on an interaction, and only once', async () => {
    const shop = openStartFrame({ body: withPicture(), maxWait: 300 })
    shop.dispatchEvent(new Event('keydown'))
    expect([count(shop), shop.pageStart?.hadInteraction]).toEqual([1, true])
    await pause(500)
    expect(count(shop)).toBe(1)
  })

  it('does not take a mouse that rests where the page appears for an interaction', async () => {
    const shop = openStartFrame({ body: withPicture(), maxWait: long })
    shop.dispatchEvent(new PointerEvent('pointermove', { clientX: 9, clientY: 9 }))
    expect([count(shop), shop.pageStart?.hadInteraction]).toEqual([0, false])
    shop.dispatchEvent(new PointerEvent('pointermove', { clientX: 9, clientY: 8, movementY: -1 }))
    expect([count(shop), shop.pageStart?.hadInteraction]).toEqual([1, true])
  })

  it('loads at once on an urgent page, and an interaction meanwhile is remembered', async () => {
    const shop = openStartFrame({ body: withPicture(), data: { urgent: '' }, maxWait: long })
    expect([count(shop), shop.pageStart?.hadInteraction]).toEqual([1, false])
    shop.dispatchEvent(new Event('pointerdown'))
    expect([count(shop), shop.pageStart?.hadInteraction]).toEqual([1, true])
  })

  it('loads again after a failure when the connection returns', async () => {
    const shop = openStartFrame({ body: text, data: { urgent: '', entry: 'data:text/plain,no' }, maxWait: long })
    await new Promise((resolve) => scripts(shop)[0]?.addEventListener('error', resolve))
    expect(count(shop)).toBe(1)
    shop.dispatchEvent(new Event('online'))
    expect(count(shop)).toBe(2)
  })

  it('loads again by itself after a failure, with growing pauses', async () => {
    const from = performance.now()
    const shop = openStartFrame({ body: text, data: { urgent: '', entry: 'data:text/plain,no' }, maxWait: long })
    await expect.poll(() => count(shop), { interval: 10 }).toBeGreaterThan(1)
    expect(performance.now() - from).toBeGreaterThan(1_000 - 5)
    await expect.poll(() => count(shop), { interval: 10 }).toBeGreaterThan(2)
    expect(performance.now() - from).toBeGreaterThan(1_000 + 2_000 - 5)
  })
})

describe('page state that is not inlined', () => {
  const data = { state: 'data:application/json,{}' }

  it('is fetched together with the code', async () => {
    const shop = openStartFrame({ body: withPicture(), data, maxWait: long })
    expect(shop.pageStart?.state).toBeUndefined()
    shop.dispatchEvent(new Event('keydown'))
    expect(await shop.pageStart?.state).toEqual({})
  })

  it('is not fetched when the cached page has it inlined', () => {
    const body = `${text}<script type="application/json" id="page-state">{}</script>`
    const shop = openStartFrame({ body, data: { ...data, urgent: '' }, maxWait: long })
    expect([count(shop), shop.pageStart?.state]).toEqual([1, undefined])
  })
})
