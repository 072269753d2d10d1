import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchCode, fetchPageState, holdPress, runText, startPage } from './page-start.ts'

let page: EventTarget & { pageStart?: { hadSign: boolean; notice: () => void; state?: Promise<unknown> } }

let picture: (EventTarget & { complete: boolean }) | null
let added: object[]
let named: Record<string, string>
let enclosed: object | null

class PressedElement extends EventTarget {
  readonly isConnected = true
  isPlain = false
  closest(selector: string): PressedElement | null {
    if (selector === '[data-plain]') return this.isPlain ? this : null
    return selector === '[data-stored]' ? null : this
  }
  matches(selector: string): boolean {
    return selector === 'script'
  }
}
class Press extends Event {
  readonly button = 0
  readonly pointerType: string
  constructor(type: string, from: { pointerType?: string } = {}) {
    super(type, { cancelable: true })
    this.pointerType = from.pointerType ?? ''
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', PressedElement)
  vi.stubGlobal('PointerEvent', Press)
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16))
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
  picture = null
  added = []
  named = { entry: '/a.js', modules: '' }
  enclosed = null
  vi.stubGlobal('fetch', async (address: string) => Response.json({ address }))
  vi.stubGlobal('document', {
    readyState: 'complete',
    currentScript: { nonce: 'abc' },
    createElement: () => new EventTarget(),
    querySelector: (selector: string) =>
      ({ '#page-state': enclosed, 'script[data-entry]': { dataset: named } as object })[selector] ??
      (selector.startsWith('main') ? picture : null),
    head: { append: (one: object) => added.push(one) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const at = <Kind extends Event>(target: PressedElement, event: Kind): Kind =>
  Object.defineProperty(event, 'target', { value: target })

function pressOn(element: PressedElement): Event[] {
  const events = ['pointerdown', 'click'].map((type) => at(element, new Press(type, { pointerType: 'touch' })))
  for (const event of events) page.dispatchEvent(event)
  return events
}

const scripts = (): object[] => added.filter((one) => 'src' in one)

describe('the start of a page', () => {
  it('fetches the modules after the first picture, each behind the nonce', async () => {
    picture = Object.assign(new EventTarget(), { complete: false })
    named = { ...named, modules: '/b.js' }
    startPage(fetchPageState, fetchCode, 1500)
    await vi.advanceTimersByTimeAsync(200)
    expect(added).toEqual([])
    picture.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(40)
    expect(scripts()).toHaveLength(1)
    expect(added).toMatchObject([
      { rel: 'modulepreload', nonce: 'abc', href: '/b.js' },
      { type: 'module', nonce: 'abc', src: '/a.js' },
    ])
    expect(page.pageStart?.hadSign).toBe(false)
  })

  it('waits until the picture is painted, where the browser tells of that', async () => {
    const observers: ((entries: object[]) => void)[] = []
    class Observer {
      static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint']
      constructor(notice: (list: { getEntries: () => object[] }) => void) {
        observers.push((entries) => notice({ getEntries: () => entries }))
      }
      observe(): void {}
    }
    vi.stubGlobal('PerformanceObserver', Observer)
    picture = Object.assign(new EventTarget(), { complete: false })
    startPage(fetchPageState, fetchCode, 1500)
    picture.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(100)
    for (const notice of observers) notice([{ element: null }])
    expect(scripts()).toEqual([])
    for (const notice of observers) notice([{ element: picture }])
    await vi.advanceTimersByTimeAsync(0)
    expect(scripts()).toHaveLength(1)
  })

  it('waits until all that is on the screen has come', async () => {
    Object.assign(document, { readyState: 'interactive' })
    startPage(fetchPageState, fetchCode, 1500)
    await vi.advanceTimersByTimeAsync(1000)
    expect(scripts()).toEqual([])
    page.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(40)
    expect(scripts()).toHaveLength(1)
    Object.assign(document, { readyState: 'interactive' })
    startPage(fetchPageState, fetchCode, 1500)
    await vi.advanceTimersByTimeAsync(1540)
    expect(scripts()).toHaveLength(2)
  })

  it('waits for no picture that does not come, and not for one when the visitor gives a sign', async () => {
    picture = Object.assign(new EventTarget(), { complete: false })
    startPage(fetchPageState, fetchCode, 1500)
    await vi.advanceTimersByTimeAsync(1600)
    expect(scripts()).toHaveLength(1)
    startPage(fetchPageState, fetchCode, 1500)
    page.dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(0)
    expect(scripts()).toHaveLength(2)
    expect(page.pageStart?.hadSign).toBe(true)
    await vi.advanceTimersByTimeAsync(1600)
    expect(scripts()).toHaveLength(2)
  })
})

it('a sign that is given while the modules are on their way is remembered', async () => {
  startPage(fetchPageState, fetchCode, 1500)
  await vi.advanceTimersByTimeAsync(1600)
  expect(scripts()).toHaveLength(1)
  expect(page.pageStart?.hadSign).toBe(false)
  page.dispatchEvent(new Event('pointerdown'))
  expect(page.pageStart?.hadSign).toBe(true)
  expect(scripts()).toHaveLength(1)
})

describe('the state that stands apart from its page', () => {
  const stateAddress = '/page-state?of=%2F&v=1'
  beforeEach(() => {
    named = { ...named, state: stateAddress }
  })

  it('is sent for together with the modules', async () => {
    startPage(fetchPageState, fetchCode, 1500)
    expect(page.pageStart?.state).toBeUndefined()
    page.dispatchEvent(new Event('keydown'))
    expect(await page.pageStart?.state).toEqual({ address: stateAddress })
  })

  it('is not sent for when the kept page brought it along', () => {
    enclosed = {}
    named = { ...named, urgent: '' }
    startPage(fetchPageState, fetchCode, 1500)
    expect(page.pageStart?.state).toBeUndefined()
  })

  it('is asked for again while it cannot be had, at once when the connection is back', async () => {
    const answers = [new Response('', { status: 503 }), undefined, Response.json({ store: 1 })]
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return answers[asked.length - 1] ?? Promise.reject(new TypeError('Failed to fetch'))
    })
    named = { ...named, urgent: '' }
    startPage(fetchPageState, fetchCode, 1500)
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([stateAddress, stateAddress])
    page.dispatchEvent(new Event('online'))
    expect(await page.pageStart?.state).toEqual({ store: 1 })
  })
})

it('a page of forms waits for nothing', () => {
  picture = Object.assign(new EventTarget(), { complete: false })
  named = { ...named, urgent: '' }
  startPage(fetchPageState, fetchCode, 1500)
  expect(scripts()).toHaveLength(1)
})

it('modules that a lost connection kept away are asked for again when it is back', () => {
  named = { ...named, urgent: '' }
  startPage(fetchPageState, fetchCode, 1500)
  ;(scripts()[0] as EventTarget).dispatchEvent(new Event('error'))
  page.dispatchEvent(new Event('online'))
  expect(scripts()).toHaveLength(2)
})

describe('the first press', () => {
  it('is done once the page can hear it, in the way it was made', async () => {
    startPage(fetchPageState, fetchCode, 1500)
    holdPress(1500)
    const element = new PressedElement()
    const heard: string[] = []
    for (const type of ['pointerdown', 'click'])
      element.addEventListener(type, (event) => heard.push(`${type} ${(event as unknown as Press).pointerType}`))
    const [, click] = pressOn(element)
    expect(click?.defaultPrevented).toBe(true)
    expect(heard).toEqual([])
    await vi.advanceTimersByTimeAsync(400)
    expect(scripts()).toHaveLength(1)
    expect(heard).toEqual([])
    Object.assign(element, { __reactProps$abc: {} })
    await vi.advanceTimersByTimeAsync(50)
    expect(heard).toEqual(['pointerdown touch', 'click touch'])
    expect(pressOn(element)[1]?.defaultPrevented).toBe(false)
  })

  it('is not held when React drew what it is on, and for no longer than the patience lasts', async () => {
    startPage(fetchPageState, fetchCode, 1500)
    holdPress(1500)
    const drawn = Object.assign(new PressedElement(), { __reactProps$abc: {} })
    expect(pressOn(drawn)[1]?.defaultPrevented).toBe(false)
    const element = new PressedElement()
    const heard = vi.fn<() => void>()
    element.addEventListener('click', heard)
    pressOn(element)
    await vi.advanceTimersByTimeAsync(1400)
    expect(heard).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(heard).toHaveBeenCalledOnce()
  })

  it('and those that follow it are done in their order, one for each element', async () => {
    startPage(fetchPageState, fetchCode, 1500)
    holdPress(1500)
    const heard: string[] = []
    const [first, second] = ['first', 'second'].map((name) => {
      const element = new PressedElement()
      for (const type of ['pointerdown', 'click']) element.addEventListener(type, () => heard.push(`${name} ${type}`))
      return element
    }) as [PressedElement, PressedElement]
    pressOn(first)
    pressOn(first)
    page.dispatchEvent(at(second, new Press('click')))
    Object.assign(first, { __reactProps$abc: {} })
    await vi.advanceTimersByTimeAsync(400)
    expect(heard).toEqual([])
    Object.assign(second, { __reactProps$abc: {} })
    await vi.advanceTimersByTimeAsync(50)
    expect(heard).toEqual(['first pointerdown', 'first click', 'second click'])
  })

  it('is done without scripts when they cannot be had', () => {
    startPage(fetchPageState, fetchCode, 1500)
    holdPress(1500)
    const element = new PressedElement()
    const heard = vi.fn<() => void>()
    element.addEventListener('click', heard)
    pressOn(element)
    page.dispatchEvent(at(new PressedElement(), new Event('error')))
    expect(heard).toHaveBeenCalledOnce()
  })
})

it('a press by assistive technology, which is a click alone, is a sign of life to the page', () => {
  startPage(fetchPageState, fetchCode, 1500)
  holdPress(1500)
  const notice = vi.fn<() => void>()
  if (page.pageStart) page.pageStart.notice = notice
  page.dispatchEvent(at(new PressedElement(), new Press('click')))
  expect(notice).toHaveBeenCalledOnce()
})

it('the start of a page runs under the nonce of the script that calls it, as text that was known before', () => {
  const made: object[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createScript }: { createScript: (text: string) => string }) => ({
      createScript: (text: string) => ({ name, known: createScript(text) }),
    }),
  })
  vi.stubGlobal('document', {
    currentScript: { nonce: 'abc', previousElementSibling: { text: 'go()' }, after: (one: object) => made.push(one) },
    createElement: () => ({}),
  })
  runText()
  expect(made).toMatchObject([{ nonce: 'abc', text: { name: 'shop-text', known: 'go()' } }])
})
