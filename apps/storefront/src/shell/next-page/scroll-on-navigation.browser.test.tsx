import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ScrollOnNavigation } from './scroll-on-navigation.tsx'

const scrollTo = vi.fn<(to: ScrollToOptions) => void>()
const toTop = () => scrollTo.mock.calls.filter(([to]) => typeof to === 'object' && to.top === 0)

async function open() {
  const { router } = await renderInShop(<ScrollOnNavigation />, { path: '/girls.html' })
  // The router itself has set the scroll position of the first page.
  scrollTo.mockClear()
  return router
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('ROUTE-45 after a navigation', () => {
  it('the page scrolls smoothly to its top after 10 ms', async () => {
    const router = await open()
    await act(() => router.navigate('/eu/coat.html'))
    vi.advanceTimersByTime(9)
    expect(toTop()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(toTop()).toEqual([[{ top: 0, behavior: 'smooth' }]])
  })

  it('back leaves the scroll position to the browser', async () => {
    const router = await open()
    await act(() => router.navigate('/eu/coat.html'))
    vi.advanceTimersByTime(20)
    scrollTo.mockClear()
    await act(() => router.navigate(-1))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/eu/girls.html'))
    vi.advanceTimersByTime(20)
    expect(toTop().filter(([to]) => to.behavior === 'smooth')).toEqual([])
  })

  it('the page jumps to its top with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const router = await open()
    await act(() => router.navigate('/eu/coat.html'))
    vi.advanceTimersByTime(10)
    expect(toTop()).toEqual([[{ top: 0, behavior: 'instant' }]])
    vi.restoreAllMocks()
  })
})
