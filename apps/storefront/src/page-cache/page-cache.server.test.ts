import { beforeEach, describe, expect, it } from 'vitest'
import { PageCache, type MadePage } from './page-cache.server.ts'

let now = 0
let cache: PageCache
beforeEach(() => {
  now = 0
  cache = new PageCache({ mostBytes: 1_000, freshFor: 60, staleFor: 600, now: () => now })
})

const page = (text: string, ...tags: string[]): MadePage => ({
  status: 200,
  headers: new Headers(),
  isKept: true,
  state: undefined,
  body: { plain: Buffer.from(text), brotli: Buffer.alloc(0), deflate: Buffer.alloc(0), checksum: 0 },
  tags: new Set(tags),
})
const put = (key: string, made: MadePage): Promise<MadePage> => cache.renew(key, async () => made)
const text = (key: string): string | undefined => cache.find(key)?.page.body?.plain.toString()

describe('page cache', () => {
  it('shows a page that was made until it is old, then while a newer one is made, then no more', async () => {
    await put('/', page('home'))
    expect(cache.find('/')?.isStale).toBe(false)
    now = 61
    expect(cache.find('/')?.isStale).toBe(true)
    now = 661
    expect(cache.find('/')).toBeUndefined()
  })

  it('makes a page once for all who ask at the same time', async () => {
    let made = 0
    const make = async () => {
      made += 1
      await Promise.resolve()
      return page('home')
    }
    await Promise.all([cache.renew('/', make), cache.renew('/', make), cache.renew('/', make)])
    expect(made).toBe(1)
  })

  it('drops the pages that show a changed product at once, and refreshes the listings it may stand in', async () => {
    await put('/coat', page('coat', 'p1'))
    await put('/coats', page('coats', 'c5', 'p2'))
    await put('/about', page('about'))
    cache.drop(new Set(['p1', 'c5']))
    expect(text('/coat')).toBeUndefined()
    expect(cache.find('/coats')?.isStale).toBe(true)
    expect(cache.find('/about')?.isStale).toBe(false)
    cache.drop(null)
    expect(text('/about')).toBeUndefined()
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
  })

  it('does not keep a page that a change overtook while it was made', async () => {
    let finish: (made: MadePage) => void = () => undefined
    const making = cache.renew('/coat', () => new Promise((resolve) => (finish = resolve)))
    cache.drop(new Set(['p1']))
    finish(page('old price', 'p1'))
    expect((await making).body?.plain.toString()).toBe('old price')
    expect(text('/coat')).toBeUndefined()
  })

  it('forgets the page that was asked for longest ago when there is no room', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await put(key, page('x'.repeat(240)))
    expect(text('a')).toBeDefined()
    await put('e', page('x'.repeat(240)))
    expect(text('b')).toBeUndefined()
    expect(text('a')).toBeDefined()
    await put('huge', page('x'.repeat(900)))
    expect(text('huge')).toBeUndefined()
  })

  it('keeps the old page when a newer one cannot be made', async () => {
    await put('/', page('home'))
    now = 61
    await expect(cache.renew('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(text('/')).toBe('home')
    await cache.renew('/', async () => ({ ...page('moved'), isKept: false }))
    expect(text('/')).toBe('home')
  })
})
