import { afterEach, describe, expect, it, vi } from 'vitest'
import { cacheHeaders } from './cache-names.ts'
import { assetsOf, cacheableCopy, headingOf, pictureOf, withState } from './cacheable-page.ts'

const html = `<title>Tom &amp; Ola – Polska</title><link href="/assets/style-a1.css"/><header><img src="/media/logo.svg"/></header>
<main><img src="/media/wysiwyg/hero.svg?width=960"/><h1 class="x">Bluza <span>„Bocian”</span>
&amp; czapka</h1><img alt="" src="/media/catalog/product/a.jpg?auto=webp&amp;width=640"/></main>
<script src="/assets/client-b2.js"></script><link href="/assets/style-a1.css"/>`

const responseWith = (headers: Record<string, string>, status = 200): Response =>
  new Response(html, { status, headers })
const page = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' }

it('describes a cached page by its heading and a catalogue picture', () => {
  expect(headingOf(html)).toBe('Bluza „Bocian” & czapka')
  expect(headingOf('<title>Tom &amp; Ola</title>')).toBe('Tom & Ola')
  expect(pictureOf(html)).toBe('/media/catalog/product/a.jpg?auto=webp&width=640')
})

it('lists each file of a page once', () => {
  expect(assetsOf(html)).toEqual(['/assets/style-a1.css', '/assets/client-b2.js'])
})

it('PWA-01 caches a whole page with the headers for the list of visited pages', async () => {
  const copy = await cacheableCopy(responseWith(page))
  expect(decodeURIComponent(copy?.headers.get(cacheHeaders.title) ?? '')).toBe('Bluza „Bocian” & czapka')
  expect(copy?.headers.has('content-encoding')).toBe(false)
  expect(await copy?.text()).toBe(html)
})

it.each([
  ['an error', responseWith(page, 503)],
  ['a missing page', responseWith(page, 404)],
  ['a page of one visitor', responseWith({ ...page, 'cache-control': 'no-store' })],
  ['a private page', responseWith({ ...page, 'cache-control': 'private, max-age=60' })],
  ['a response that is no page', responseWith({ ...page, 'content-type': 'application/json' })],
])('PWA-01 %s is not cached', async (_what, response) => {
  expect(await cacheableCopy(response)).toBeNull()
})

describe('the state of a cached page', () => {
  const apart = `<main></main><script data-entry="/a.js" data-state="/page-state?of=%2F&amp;v=1">a</script><script type="text/plain" id="end"></script>`
  const fetched: string[] = []
  const answerWith = (status: number): void =>
    void vi.stubGlobal('fetch', async (address: string) => {
      fetched.push(address)
      return new Response('{"store":1}', { status })
    })
  afterEach(() => vi.unstubAllGlobals())

  it('PWA-01 is inlined, so that the page needs no second response', async () => {
    answerWith(200)
    expect(await withState(apart)).toBe(
      apart.replace('<script data', '<script id="page-state" type="application/json">{"store":1}</script><script data'),
    )
    expect(fetched).toEqual(['/page-state?of=%2F&v=1'])
    expect(await withState(html)).toBe(html)
  })

  it('PWA-01 prevents caching when it cannot be fetched', async () => {
    answerWith(503)
    await expect(withState(apart)).rejects.toThrow('503')
  })
})
