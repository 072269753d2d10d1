import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchCode, fetchPageState, startPage } from './page-start.inline.ts'

let page: EventTarget & { pageStart?: { hadInteraction: boolean; notice: () => void; state?: Promise<unknown> } }

let picture: (EventTarget & { complete: boolean }) | null
let added: object[]
let entryData: Record<string, string>
let inlinedState: object | null

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16))
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
  picture = null
  added = []
  entryData = { entry: '/a.js', modules: '' }
  inlinedState = null
  vi.stubGlobal('fetch', async (address: string) => Response.json({ address }))
  vi.stubGlobal('document', {
    readyState: 'complete',
    get currentScript() {
      return { dataset: entryData }
    },
    createElement: () => new EventTarget(),
    querySelector: (selector: string) =>
      selector === '#page-state' ? inlinedState : selector.startsWith('main') ? picture : null,
    head: { append: (one: object) => added.push(one) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const scripts = (): object[] => added.filter((one) => 'src' in one)

describe('the page-start script', () => {
  it('loads the modules after the first picture', async () => {
    picture = Object.assign(new EventTarget(), { complete: false })
    entryData = { ...entryData, modules: '/b.js' }
    startPage(fetchPageState, fetchCode, 1500)
    await vi.advanceTimersByTimeAsync(200)
    expect(added).toEqual([])
    picture.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(40)
    expect(scripts()).toHaveLength(1)
    expect(added).toMatchObject([
      { rel: 'modulepreload', href: '/b.js' },
      { type: 'module', src: '/a.js' },
    ])
    expect(page.pageStart?.hadInteraction).toBe(false)
  })

  it('waits for the picture’s paint event where the browser supports it', async () => {
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

  it('waits for the load event', async () => {
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

  it('does not wait for a missing picture, nor after an interaction', async () => {
    picture = Object.assign(new EventTarget(), { complete: false })
    startPage(fetchPageState, fetchCode, 1500)
    await vi.advanceTimersByTimeAsync(1600)
    expect(scripts()).toHaveLength(1)
    startPage(fetchPageState, fetchCode, 1500)
    page.dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(0)
    expect(scripts()).toHaveLength(2)
    expect(page.pageStart?.hadInteraction).toBe(true)
    await vi.advanceTimersByTimeAsync(1600)
    expect(scripts()).toHaveLength(2)
  })
})

it('remembers an interaction while the modules are loading', async () => {
  startPage(fetchPageState, fetchCode, 1500)
  await vi.advanceTimersByTimeAsync(1600)
  expect(scripts()).toHaveLength(1)
  expect(page.pageStart?.hadInteraction).toBe(false)
  page.dispatchEvent(new Event('pointerdown'))
  expect(page.pageStart?.hadInteraction).toBe(true)
  expect(scripts()).toHaveLength(1)
})

describe('page state that is not inlined', () => {
  const stateAddress = '/page-state?of=%2F&v=1'
  beforeEach(() => {
    entryData = { ...entryData, state: stateAddress }
  })

  it('is fetched together with the modules', async () => {
    startPage(fetchPageState, fetchCode, 1500)
    expect(page.pageStart?.state).toBeUndefined()
    page.dispatchEvent(new Event('keydown'))
    expect(await page.pageStart?.state).toEqual({ address: stateAddress })
  })

  it('is not fetched when the cached page has it inlined', () => {
    inlinedState = {}
    entryData = { ...entryData, urgent: '' }
    startPage(fetchPageState, fetchCode, 1500)
    expect(page.pageStart?.state).toBeUndefined()
  })

  it('is fetched again after failures, and at once when the connection returns', async () => {
    const responses = [new Response('', { status: 503 }), undefined, Response.json({ store: 1 })]
    const fetched: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      fetched.push(address)
      return responses[fetched.length - 1] ?? Promise.reject(new TypeError('Failed to fetch'))
    })
    entryData = { ...entryData, urgent: '' }
    startPage(fetchPageState, fetchCode, 1500)
    await vi.advanceTimersByTimeAsync(1000)
    expect(fetched).toEqual([stateAddress, stateAddress])
    page.dispatchEvent(new Event('online'))
    expect(await page.pageStart?.state).toEqual({ store: 1 })
  })
})

it('loads an urgent page without waiting', () => {
  picture = Object.assign(new EventTarget(), { complete: false })
  entryData = { ...entryData, urgent: '' }
  startPage(fetchPageState, fetchCode, 1500)
  expect(scripts()).toHaveLength(1)
})

it('loads failed modules again when the connection returns', () => {
  entryData = { ...entryData, urgent: '' }
  startPage(fetchPageState, fetchCode, 1500)
  ;(scripts()[0] as EventTarget).dispatchEvent(new Event('error'))
  page.dispatchEvent(new Event('online'))
  expect(scripts()).toHaveLength(2)
})
