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

describe('the pages shown in a list', () => {
  it('AMB-44 contain only the page in the URL by default', () => {
    expect(shownPages(request('/girls/page:3.html'), 3)).toEqual([3])
  })

  it('AMB-44 include the earlier pages once after "show more"', () => {
    expectPagesFrom('/girls/page:3.html?sort=price', 1)
    expect(shownPages(request('/girls/page:2.html'), 2)).toEqual([2])
    expect(shownPages(request('/girls/page:3.html?sort=price'), 3)).toEqual([1, 2, 3])
    expect(shownPages(request('/girls/page:3.html?sort=price'), 3)).toEqual([3])
  })

  it('AMB-44 are restored on back navigation, but not for another URL', () => {
    browser.location.pathname = '/girls/page:3.html'
    browser.history.state = { usr: { shownFrom: 2 } }
    expect(shownPages(request('/girls/page:3.html'), 3)).toEqual([2, 3])
    expect(shownPages(request('/girls/page:2.html'), 2)).toEqual([2])
    browser.history.state = { usr: { shownFrom: 7 } }
    expect(shownPages(request('/girls/page:3.html'), 3)).toEqual([3])
    browser.history.state = { usr: { shownFrom: 'x' } }
    expect(shownPages(request('/girls/page:3.html'), 3)).toEqual([3])
  })

  it('LIST-15 are merged in order, each product once', async () => {
    const responses: Record<number, { uid: string }[]> = {
      1: [{ uid: 'a' }, { uid: 'b' }],
      2: [{ uid: 'b' }, { uid: 'c' }],
    }
    const found = await loadPages([1, 2], async (page) => ({
      products: { items: responses[page] ?? [], page_info: { current_page: page } },
    }))
    expect(found.products).toEqual({
      items: [{ uid: 'a' }, { uid: 'b' }, { uid: 'c' }],
      page_info: { current_page: 2 },
    })
  })
})
