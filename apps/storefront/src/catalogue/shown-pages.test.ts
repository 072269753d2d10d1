import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectPagesFrom, loadPages, shownPages } from './shown-pages.ts'

const browser = { location: { pathname: '/girls.html', search: '' }, history: { state: null as unknown } }
const request = (path: string) => new Request(`http://shop.example${path}`)
beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('window', browser)
  browser.location.pathname = '/girls.html'
  browser.history.state = null
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('the pages that a list shows', () => {
  it('AMB-44 are the one of its address', () => {
    expect(shownPages(request('/girls/page:3.html'), 3)).toEqual([3])
  })

  it('AMB-44 are those before it too when more was asked for, once', () => {
    expectPagesFrom('/girls/page:3.html?sort=price', 1)
    expect(shownPages(request('/girls/page:2.html'), 2)).toEqual([2])
    expect(shownPages(request('/girls/page:3.html?sort=price'), 3)).toEqual([1, 2, 3])
    expect(shownPages(request('/girls/page:3.html?sort=price'), 3)).toEqual([3])
  })

  it('AMB-44 are again those when the list is come back to, not when it is left for another', () => {
    browser.location.pathname = '/girls/page:3.html'
    browser.history.state = { usr: { shownFrom: 2 } }
    expect(shownPages(request('/girls/page:3.html'), 3)).toEqual([2, 3])
    expect(shownPages(request('/girls/page:2.html'), 2)).toEqual([2])
    browser.history.state = { usr: { shownFrom: 7 } }
    expect(shownPages(request('/girls/page:3.html'), 3)).toEqual([3])
    browser.history.state = { usr: { shownFrom: 'x' } }
    expect(shownPages(request('/girls/page:3.html'), 3)).toEqual([3])
  })

  it('LIST-15 are one list in their order, each product once', async () => {
    const answers: Record<number, { uid: string }[]> = {
      1: [{ uid: 'a' }, { uid: 'b' }],
      2: [{ uid: 'b' }, { uid: 'c' }],
    }
    const found = await loadPages([1, 2], async (page) => ({
      products: { items: answers[page] ?? [], page_info: { current_page: page } },
    }))
    expect(found.products).toEqual({
      items: [{ uid: 'a' }, { uid: 'b' }, { uid: 'c' }],
      page_info: { current_page: 2 },
    })
  })
})
