import { act, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { ScrollOnNavigation } from './scroll-on-navigation.tsx'

const scrollTo = vi.fn<(...to: unknown[]) => void>()
const smooth = [[{ top: 0, behavior: 'smooth' }]]

function Opener({ state }: { readonly state?: unknown }) {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/eu/coat.html', { state })}>
      Open the coat
    </button>
  )
}

async function open(element?: ReactNode) {
  const { router } = await renderInShop(
    <main>
      <h1>Girls</h1>
      <ScrollOnNavigation />
      {element}
    </main>,
    { path: '/girls.html' },
  )
  // The router itself has set the scroll position of the first page.
  scrollTo.mockClear()
  return router
}

async function press(role: 'link' | 'button'): Promise<void> {
  const control = page.getByRole(role).element() as HTMLElement
  control.focus()
  await act(async () => control.click())
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
  it.each(['link', 'button'] as const)('by a %s the page scrolls smoothly to its top after 10 ms', async (role) => {
    const router = await open(role === 'link' ? <ShopLink to="/eu/coat.html">Coat</ShopLink> : <Opener />)
    await press(role)
    expect(router.state.location.pathname).toBe('/eu/coat.html')
    vi.advanceTimersByTime(9)
    expect(scrollTo.mock.calls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(scrollTo.mock.calls).toEqual(smooth)
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('of a visitor who is still typing, the page scrolls too, and the focus stays', async () => {
    await open(<Opener state={{ keepFocus: true }} />)
    await press('button')
    vi.advanceTimersByTime(10)
    expect(scrollTo.mock.calls).toEqual(smooth)
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })

  it('back leaves the scroll position to the browser', async () => {
    const router = await open()
    await act(() => router.navigate('/eu/coat.html'))
    vi.advanceTimersByTime(20)
    scrollTo.mockClear()
    await act(() => router.navigate(-1))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/eu/girls.html'))
    vi.advanceTimersByTime(20)
    expect(scrollTo.mock.calls).toEqual([[0, expect.any(Number)]])
  })

  it('the page jumps to its top with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const router = await open()
    await act(() => router.navigate('/eu/coat.html'))
    vi.advanceTimersByTime(10)
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
    vi.restoreAllMocks()
  })
})
