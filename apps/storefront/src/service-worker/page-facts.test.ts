import { afterEach, describe, expect, it, vi } from 'vitest'
import { keptHeaders } from './cache-names.ts'
import { assetsOf, fitForKeeping, headingOf, pictureOf, withState } from './page-facts.ts'

const html = `<title>Tom &amp; Ola – Polska</title><link href="/assets/style-a1.css"/><header><img src="/media/logo.svg"/></header>
<main><img src="/media/wysiwyg/hero.svg?width=960"/><h1 class="x">Bluza <span>„Bocian”</span>
&amp; czapka</h1><img alt="" src="/media/catalog/product/a.jpg?auto=webp&amp;width=640"/></main>
<script src="/assets/client-b2.js"></script><link href="/assets/style-a1.css"/>`

const answer = (headers: Record<string, string>, status = 200): Response => new Response(html, { status, headers })
const page = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' }

it('a kept page is known by its heading and a picture of the catalogue', () => {
  expect(headingOf(html)).toBe('Bluza „Bocian” & czapka')
  expect(headingOf('<title>Tom &amp; Ola</title>')).toBe('Tom & Ola')
  expect(pictureOf(html)).toBe('/media/catalog/product/a.jpg?auto=webp&width=640')
})

it('the files that a page names are found once each', () => {
  expect(assetsOf(html)).toEqual(['/assets/style-a1.css', '/assets/client-b2.js'])
})

it('PWA-01 a page is kept whole, with what the list of seen pages says of it', async () => {
  const kept = await fitForKeeping(answer(page))
  expect(decodeURIComponent(kept?.headers.get(keptHeaders.title) ?? '')).toBe('Bluza „Bocian” & czapka')
  expect(kept?.headers.has('content-encoding')).toBe(false)
  expect(await kept?.text()).toBe(html)
})

it.each([
  ['an error', answer(page, 503)],
  ['a missing page', answer(page, 404)],
  ['a page of one visitor', answer({ ...page, 'cache-control': 'no-store' })],
  ['a private page', answer({ ...page, 'cache-control': 'private, max-age=60' })],
  ['an answer that is no page', answer({ ...page, 'content-type': 'application/json' })],
])('PWA-01 %s is not kept', async (_what, response) => {
  expect(await fitForKeeping(response)).toBeNull()
})

describe('the state of a kept page', () => {
  const apart = `<main></main><script type="text/template" data-entry="/a.js" data-state="/page-state?of=%2F&amp;v=1">a</script><script nonce="n">b</script>`
  const asked: string[] = []
  const answerWith = (status: number): void =>
    void vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return new Response('{"store":1}', { status })
    })
  afterEach(() => vi.unstubAllGlobals())

  it('PWA-01 comes into the page, which then needs no second answer', async () => {
    answerWith(200)
    expect(await withState(apart)).toBe(
      apart.replace('<script type', '<script id="page-state" type="application/json">{"store":1}</script><script type'),
    )
    expect(asked).toEqual(['/page-state?of=%2F&v=1'])
    expect(await withState(html)).toBe(html)
  })

  it('PWA-01 keeps the page out when it cannot be had', async () => {
    answerWith(503)
    await expect(withState(apart)).rejects.toThrow('503')
  })
})
