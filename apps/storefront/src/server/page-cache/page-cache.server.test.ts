import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBody } from './page-body.server.ts'
import { PageCache, type RenderedPage } from './page-cache.server.ts'

let now = 0
let cache: PageCache
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  now = 0
  cache = new PageCache({ maxBytes: 1_000, freshFor: 60, staleFor: 600, pause: 3, now: () => now })
})

afterEach(() => {
  vi.useRealTimers()
})

const page = (text: string, ...tags: string[]): RenderedPage => ({
  status: 200,
  headers: new Headers(),
  isCacheable: true,
  state: undefined,
  body: pageBody(text),
  tags: new Set(tags),
})
const put = (key: string, made: RenderedPage): Promise<RenderedPage> => cache.renew(key, async () => made)
const text = (key: string): string | undefined => cache.find(key)?.page.body?.plain.toString()

describe('page cache', () => {
  it('serves a page while it is fresh, then while it is refreshed, then no more', async () => {
    await put('/', page('home'))
    expect(cache.find('/')?.renewal).toBe('none')
    now = 61
    expect(cache.find('/')?.renewal).toBe('soon')
    now = 661
    expect(cache.find('/')).toBeUndefined()
  })

  it('knows whether a page is what it holds, fresh and unchanged', async () => {
    const home = await put('/', page('home', 'c1'))
    expect([cache.isCurrent('/', home), cache.isCurrent('/', page('home')), cache.isCurrent('/a', home)]).toEqual([
      true,
      false,
      false,
    ])
    now = 61
    expect(cache.isCurrent('/', home)).toBe(false)
    const sale = await put('/', { ...page('sale', 'c1'), expiresAt: 90 })
    expect([cache.isCurrent('/', sale), cache.isCurrent('/', home)]).toEqual([true, false])
    now = 90
    expect(cache.isCurrent('/', sale)).toBe(false)
    const list = await put('/list', page('list', 'c1'))
    cache.drop(new Set(['c1']))
    expect(cache.isCurrent('/list', list)).toBe(false)
  })

  it('keeps the older page if a renewed one lacks a part', async () => {
    await put('/', page('home'))
    const lacking = await put('/', { ...page('home without its heading'), expiresAt: 0 })
    expect(lacking.body?.plain.toString()).toBe('home without its heading')
    expect(text('/')).toBe('home')
  })

  it('serves no page after it has stopped being right, such as at the cut-off for a day of delivery', async () => {
    await put('/coat', { ...page('coat'), expiresAt: 30 })
    now = 29
    expect(cache.find('/coat')?.renewal).toBe('none')
    now = 30
    expect(cache.find('/coat')).toBeUndefined()
    expect(cache.size.pages).toBe(0)
  })

  it('renders a page once for concurrent requests', async () => {
    let made = 0
    const make = async () => {
      made += 1
      await Promise.resolve()
      return page('home')
    }
    await Promise.all([cache.renew('/', make), cache.renew('/', make), cache.renew('/', make)])
    expect(made).toBe(1)
  })

  it('P13 renders a page again for a visitor who waited for the failed rendering of a crawler, once for all of them', async () => {
    const refused = { ...page('busy'), status: 503, isCacheable: false }
    for (const fail of [async () => refused, async () => Promise.reject(new Error('no place'))]) {
      const made: string[] = []
      const crawler = cache.renew('/', fail, false).catch(() => refused)
      const visitors = ['first', 'second'].map((name) =>
        cache.renew('/', async () => {
          made.push(name)
          return page('home', 'p1')
        }),
      )
      const other = cache.renew('/', async () => page('never'), false).catch(() => refused)
      expect((await Promise.all([crawler, other])).map(({ status }) => status)).toEqual([503, 503])
      const bodies = (await Promise.all(visitors)).map(({ body }) => body?.plain.toString())
      expect([bodies, made]).toEqual([['home', 'home'], ['first']])
      cache.drop(null)
    }
    const shared = cache.renew('/', async () => page('of the crawler'), false)
    expect(await cache.renew('/', async () => page('never'))).toBe(await shared)
  })

  it('removes pages that show a changed product at once, and refreshes listings that may contain it', async () => {
    await put('/coat', page('coat', 'p1'))
    await put('/coats', page('coats', 'c5', 'p2'))
    await put('/about', page('about'))
    cache.drop(new Set(['p1', 'c5']))
    expect(text('/coat')).toBeUndefined()
    expect(cache.find('/coats')?.renewal).toBe('now')
    expect(cache.find('/about')?.renewal).toBe('none')
    cache.drop(null)
    expect(text('/about')).toBeUndefined()
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
  })

  it('does not cache a page whose content changed while it was rendered', async () => {
    let finish: (made: RenderedPage) => void = () => undefined
    const making = cache.renew('/coat', () => new Promise((resolve) => (finish = resolve)))
    cache.drop(new Set(['p1']))
    finish(page('old price', 'p1'))
    expect((await making).body?.plain.toString()).toBe('old price')
    expect(text('/coat')).toBeUndefined()
  })

  it('removes the least recently used page when the cache is full', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await put(key, page('x'.repeat(240)))
    expect(text('a')).toBeDefined()
    await put('e', page('x'.repeat(240)))
    expect(text('b')).toBeUndefined()
    expect(text('a')).toBeDefined()
    await put('huge', page('x'.repeat(900)))
    expect(text('huge')).toBeUndefined()
  })

  it('keeps pages that were asked for again, however many new addresses come', async () => {
    for (const key of ['home', 'coats']) {
      await put(key, page('x'.repeat(240)))
      expect(text(key)).toBeDefined()
    }
    for (let index = 0; index < 50; index += 1) await put(`coats?x=${index}`, page('x'.repeat(240)))
    expect([text('home'), text('coats'), text('coats?x=49')]).not.toContain(undefined)
    expect(cache.size.bytes).toBeLessThanOrEqual(1_000)
  })

  it('a request that belongs to an earlier one does not make a page wanted', async () => {
    await put('a', page('x'.repeat(240)))
    expect(cache.peek('a')).toBeDefined()
    for (const key of ['b', 'c', 'd', 'e']) await put(key, page('x'.repeat(240)))
    expect(cache.peek('a')).toBeUndefined()
  })

  it('forgets also what was wanted once, when other pages are wanted', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const key of keys) {
      await put(key, page('x'.repeat(240)))
      text(key)
    }
    expect(keys.filter((key) => text(key) !== undefined)).toEqual(['c', 'd', 'e', 'f'])
    expect(cache.size).toEqual({ pages: 4, bytes: 960 })
  })

  it('keeps the cached page if rendering a new one fails', async () => {
    await put('/', page('home'))
    now = 61
    await expect(cache.renew('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(text('/')).toBe('home')
    await cache.renew('/', async () => ({ ...page('moved'), isCacheable: false }))
    expect(text('/')).toBe('home')
  })

  it('refreshes a stale page once after a pause, with its cached version', async () => {
    await put('/', page('home'))
    const made: (string | undefined)[] = []
    const make = async (known: RenderedPage | undefined) => {
      made.push(known?.body?.plain.toString())
      return page('home today')
    }
    for (let visitor = 0; visitor < 3; visitor += 1) cache.renewSoon('/', make)
    await vi.advanceTimersByTimeAsync(2)
    expect(made).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(made).toEqual(['home'])
    expect(text('/')).toBe('home today')
  })

  it('recompresses a page that was asked for again, when no request waits for it, unless it has been removed', async () => {
    const html = '<p>Kurtka przeciwdeszczowa</p>'.repeat(2)
    for (const key of ['/coat', '/coats', '/hat']) {
      const made = await put(key, page(html, `p${key}`))
      await made.body?.encoded('br')
    }
    const [coat, coats, hat] = ['/coat', '/coats', '/hat'].map((key) => cache.peek(key)?.body)
    for (const key of ['/coat', '/coats']) cache.find(key)
    expect(coat?.isRecompressed).toBe(false)
    cache.drop(new Set(['p/coats']))
    await vi.advanceTimersByTimeAsync(3)
    vi.useRealTimers()
    await expect.poll(() => coat?.isRecompressed).toBe(true)
    expect([coats?.isRecompressed, hat?.isRecompressed]).toEqual([false, false])
    expect(cache.find('/coats')).toBeUndefined()
  })
})
