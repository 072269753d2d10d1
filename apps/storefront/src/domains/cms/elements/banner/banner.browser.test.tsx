import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Banner } from '@bocian/rules/page-builder/elements.ts'
import { drawElements } from '../../content/testing-draw.tsx'

const banner = (more: Partial<Banner> = {}): Banner => ({
  type: 'banner',
  appearance: 'poster',
  html: '<h2>Autumn</h2><p>See the <a href="/boots">boots</a></p>',
  minHeight: '320px',
  phoneMinHeight: '200px',
  link: { href: '/cart' },
  button: { text: 'See jackets', look: 'secondary' },
  showButton: 'always',
  showOverlay: 'always',
  overlayColor: 'rgb(255, 255, 255)',
  ...more,
})
const box = () => document.querySelector('[data-appearance]') as HTMLElement
const opacityOf = (element: Element) => getComputedStyle(element.closest('[data-show]') ?? element).opacity

afterEach(() => page.viewport(1280, 900))

describe('CMS-05 a banner', () => {
  it('as a poster spreads over its picture; as a collage its text is at most 540 px wide, on the left, in the middle or on the right', async () => {
    const gaps: Record<string, readonly number[]> = {}
    for (const appearance of ['poster', 'collage-left', 'collage-centered', 'collage-right'] as const) {
      const { screen } = await drawElements(banner({ appearance }))
      const [outer, overlay] = [
        box().getBoundingClientRect(),
        (document.querySelector('[data-veil]') as HTMLElement).getBoundingClientRect(),
      ]
      gaps[appearance] = [overlay.left - outer.left, outer.right - overlay.right, overlay.width].map(Math.round)
      await screen.unmount()
    }
    expect(gaps['poster']?.slice(0, 2)).toEqual([0, 0])
    expect(gaps['collage-left']).toEqual([0, expect.any(Number), 540])
    expect(gaps['collage-centered']?.[0]).toBeCloseTo(gaps['collage-centered']?.[1] ?? -1, -1)
    expect(gaps['collage-right']).toEqual([expect.any(Number), 0, 540])
  })

  it('as a collage has a box as high as its text, at the top; the text of a poster reaches the right edge', async () => {
    const { screen } = await drawElements(banner({ appearance: 'collage-left' }))
    const overlay = () => (document.querySelector('[data-veil]') as HTMLElement).getBoundingClientRect()
    expect(overlay().top).toBe(box().getBoundingClientRect().top)
    expect(overlay().height).toBeLessThan(300)
    await screen.unmount()
    await drawElements(
      banner({ html: '<p>Words</p>', frameStyle: { 'text-align': 'right' }, overlayStyle: { padding: '0' } }),
    )
    const range = document.createRange()
    range.selectNodeContents(page.getByText('Words').element())
    expect(range.getBoundingClientRect().right).toBeCloseTo(overlay().right, 0)
  })

  it('has its least height, and another one on phones', async () => {
    await drawElements(banner({ html: '<h2>Autumn</h2>' }))
    expect(box().getBoundingClientRect().height).toBe(320)
    await page.viewport(390, 844)
    await expect.poll(() => box().getBoundingClientRect().height).toBe(200)
  })

  it('is pressed anywhere, but a link in its text leads elsewhere', async () => {
    const { router } = await drawElements(banner())
    await page.getByRole('link', { name: 'boots' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/boots')
    await page.elementLocator(box()).click({ position: { x: 700, y: 20 } })
    await expect.poll(() => router.state.location.pathname).toBe('/eu/cart')
  })

  it('without a button is one link with the words of its text; without a link it is none', async () => {
    const { screen } = await drawElements(banner({ showButton: 'never', html: '<h2>Autumn</h2>' }))
    await expect.element(page.getByRole('link', { name: 'Autumn' })).toHaveAttribute('href', '/eu/cart')
    await screen.unmount()
    const { link: _, ...unlinked } = banner({ html: '<h2>Autumn</h2>', showButton: 'never' })
    await drawElements(unlinked)
    expect(page.getByRole('link').elements()).toEqual([])
  })

  it('shows button and veil on hover and on focus', async () => {
    await drawElements(banner({ showButton: 'hover', showOverlay: 'hover' }), {
      type: 'heading',
      level: 2,
      text: 'Below',
    })
    const button = page.getByRole('link', { name: 'See jackets' }).element() as HTMLElement
    const veil = () => getComputedStyle(document.querySelector('[data-veil]') as HTMLElement).backgroundColor
    await page.getByRole('heading', { name: 'Below' }).hover()
    await expect.poll(() => [opacityOf(button), veil()]).toEqual(['0', 'rgba(0, 0, 0, 0)'])
    await page.elementLocator(box()).hover({ position: { x: 700, y: 20 } })
    await expect.poll(() => [opacityOf(button), veil()]).toEqual(['1', 'rgb(255, 255, 255)'])
    await page.getByRole('heading', { name: 'Below' }).hover()
    await expect.poll(() => opacityOf(button)).toBe('0')
    button.focus()
    await userEvent.keyboard('{Shift}')
    await expect.poll(() => opacityOf(button)).toBe('1')
  })
})
