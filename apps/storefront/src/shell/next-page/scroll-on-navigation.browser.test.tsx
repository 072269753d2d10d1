import { act, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually } from '#src/platform/testing/eventually.ts'
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

/** A link to the same path that chooses an order, and is removed afterwards or not. */
function OrderLink({ isRemoved }: { readonly isRemoved: boolean }) {
  const { search } = useLocation()
  return isRemoved && search ? null : <ShopLink to="/eu/girls.html?order=7">Order 7</ShopLink>
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

/** Lets time pass, and the page's code, which loads on demand, run. */
async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await import('./scroll-and-focus.ts')
  await new Promise((resolve) => requestAnimationFrame(resolve))
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
    await pass(9)
    expect(scrollTo.mock.calls).toEqual([])
    await pass(1)
    expect(scrollTo.mock.calls).toEqual(smooth)
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('of a visitor who is still typing, the page scrolls too, and the focus stays', async () => {
    await open(<Opener state={{ keepFocus: true }} />)
    await press('button')
    await pass(10)
    expect(scrollTo.mock.calls).toEqual(smooth)
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })

  it.each([
    ['of the new URL', 'BUTTON', (key: string) => key],
    ['of the page before', 'H1', () => 'before'],
  ] as const)('a press at the history entry %s leaves the focus on the %s', async (_name, focused, entryOf) => {
    const router = await open(<Opener />)
    await press('button')
    history.replaceState({ key: entryOf(router.state.location.key) }, '')
    document.dispatchEvent(new PointerEvent('pointerdown'))
    await pass(10)
    expect(document.activeElement?.tagName).toBe(focused)
    history.replaceState(null, '')
  })

  it.each([true, false])(
    'within a page without a list, the heading gets the focus only if the control was removed: %s',
    async (isRemoved) => {
      const router = await open(<OrderLink isRemoved={isRemoved} />)
      const link = page.getByRole('link').element() as HTMLElement
      await press('link')
      expect(router.state.location.search).toBe('?order=7')
      await pass(10)
      expect(document.activeElement).toBe(isRemoved ? document.querySelector('h1') : link)
      expect(scrollTo.mock.calls).toEqual(isRemoved ? smooth : [])
    },
  )

  it.each([
    ['an id', '<p id="kurtki-ó">Coats</p>'],
    ['the name of a link', '<a name="kurtki-ó">Coats</a>'],
  ])('a fragment leads to the place with it, %s, and moves the focus there', async (_kind, __html) => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    const router = await open(<div dangerouslySetInnerHTML={{ __html }} />)
    await act(() => router.navigate('/eu/coat.html#kurtki-%C3%B3'))
    await pass(10)
    expect(shown.mock.contexts.at(-1)).toHaveProperty('textContent', 'Coats')
    expect(document.activeElement?.textContent).toBe('Coats')
    shown.mockRestore()
  })

  it('a fragment that names no place leads to the top of the page', async () => {
    const router = await open()
    await act(() => router.navigate('/eu/coat.html#coats'))
    await pass(10)
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('back leaves the scroll position to the browser', async () => {
    const router = await open()
    await act(() => router.navigate('/eu/coat.html'))
    await pass(20)
    scrollTo.mockClear()
    await act(() => router.navigate(-1))
    await eventually(() => expect(router.state.location.pathname).toBe('/eu/girls.html'))
    await pass(20)
    expect(scrollTo.mock.calls).toEqual([[0, expect.any(Number)]])
  })

  it('AMB-44 back puts the followed link where it was, also if cards above it have other heights now', async () => {
    const scrollBy = vi.fn<(...by: unknown[]) => void>()
    vi.stubGlobal('scrollBy', scrollBy)
    const router = await open(<ShopLink to="/eu/coat.html">Coat</ShopLink>)
    await press('link')
    await pass(20)
    const heading = page.getByRole('heading', { level: 1 }).element() as HTMLElement
    heading.style.marginTop = '300px'
    await act(() => router.navigate(-1))
    await eventually(() => expect(router.state.location.pathname).toBe('/eu/girls.html'))
    await pass(20)
    heading.style.marginTop = ''
    const [[{ top } = { top: 0 }] = []] = scrollBy.mock.calls as { top: number }[][]
    expect(top).toBeGreaterThan(200)
  })

  it('the page jumps to its top with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const router = await open()
    await act(() => router.navigate('/eu/coat.html'))
    await pass(10)
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
    vi.restoreAllMocks()
  })
})
