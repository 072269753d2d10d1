import { expect, it } from 'vitest'
import { phone, visit } from './browser.ts'
import { endVisit } from './context-pool.ts'

// A locale that no other test file uses, so that no context of theirs is in the pool.
const options = { viewport: phone, locale: 'lt-LT' }

it('a reused browser context has no data or setting of the visit before, and no HTTP cache where a test wants none', async () => {
  const first = await visit(options)
  const context = first.page.context()
  await first.page.goto('/')
  await first.page.evaluate(async () => {
    localStorage.setItem('left', 'local')
    sessionStorage.setItem('left', 'session')
    document.cookie = 'left=cookie; path=/'
    const opened = indexedDB.open('left')
    await new Promise((resolve) => (opened.onsuccess = resolve))
    await (await caches.open('left')).put('/left', new Response('left'))
  })
  await context.setOffline(true)
  await context.route('**/*', (route) => route.abort())
  await endVisit(first.page)
  const second = await visit(
    { ...options, extraHTTPHeaders: { 'x-forwarded-for': '10.1.1.1' } },
    { hasEmptyCache: true },
  )
  expect(second.page.context()).toBe(context)
  await second.page.goto('/')
  const found = await second.page.evaluate(async () => ({
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    cookie: document.cookie.includes('left'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cached: performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize === 0 && !entry.name.startsWith('data:'))
      .map(({ name }) => name),
  }))
  expect(found).toEqual({ local: null, session: null, cookie: false, databases: [], caches: [], cached: [] })
  await endVisit(second.page)
})

it('a browser context with a clock is reused by visits with a clock, and starts at the current time', async () => {
  const first = await visit(options, { hasClock: true })
  const context = first.page.context()
  await first.page.goto('/health')
  await first.page.clock.fastForward('10:00:00')
  await endVisit(first.page)
  const second = await visit(options, { hasClock: true })
  expect(second.page.context()).toBe(context)
  await second.page.goto('/health')
  const now = () => second.page.evaluate(() => Date.now())
  expect(Math.abs((await now()) - Date.now())).toBeLessThan(60_000)
  await second.page.clock.fastForward('01:00:00')
  expect((await now()) - Date.now()).toBeGreaterThan(3_000_000)
  await endVisit(second.page)
  const third = await visit(options)
  expect(third.page.context()).not.toBe(context)
  await endVisit(third.page)
})

it('a browser context whose clock was installed after its start is not reused', async () => {
  const first = await visit(options)
  const context = first.page.context()
  await first.page.clock.install()
  await endVisit(first.page)
  const second = await visit(options)
  expect(second.page.context()).not.toBe(context)
  await endVisit(second.page)
})
