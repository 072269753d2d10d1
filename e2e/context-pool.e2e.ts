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

it('a browser context with a clock of its own is not reused', async () => {
  const first = await visit(options)
  const context = first.page.context()
  await first.page.clock.install()
  await endVisit(first.page)
  const second = await visit(options)
  expect(second.page.context()).not.toBe(context)
  await endVisit(second.page)
})
