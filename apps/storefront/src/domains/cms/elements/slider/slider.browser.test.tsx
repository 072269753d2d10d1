import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Slider } from '@bocian/rules/page-builder/elements.ts'
import { eventually } from '#src/platform/testing/eventually.ts'
import { drawElements } from '../../content/testing-draw.tsx'

const slider = (more: Partial<Slider> = {}): Slider => ({
  type: 'slider',
  minHeight: '260px',
  autoplays: false,
  speed: 3000,
  fades: false,
  isInfinite: false,
  hasArrows: true,
  hasDots: true,
  slides: ['One', 'Two', 'Three'].map((word) => ({
    appearance: 'poster',
    name: word === 'One' ? 'First' : '',
    html: `<h2>${word}</h2>`,
    minHeight: '200px',
    showButton: 'never',
    showOverlay: 'never',
    link: { href: `/${word.toLowerCase()}` },
  })),
  ...more,
})
const region = page.getByRole('group', { name: 'Highlights' })
const button = (name: string | RegExp) => region.getByRole('button', { name })
const strip = () => region.element().querySelector('[aria-live]') as HTMLElement

/** The words of the slide that fills the slider. */
function seen(): string | undefined {
  const frame = strip().getBoundingClientRect()
  const slide = [...strip().children].find((one) => {
    const { left } = one.getBoundingClientRect()
    return Math.abs(left - frame.left) < 2 && getComputedStyle(one).visibility === 'visible'
  })
  return slide?.querySelector('h2')?.textContent ?? undefined
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('CMS-15 a slider', () => {
  it('shows one slide after the other by arrows and dots, and ends with the last', async () => {
    await drawElements(slider())
    await expect.element(region).toBeVisible()
    expect(strip().getBoundingClientRect().height).toBe(260)
    expect(seen()).toBe('One')
    await expect.element(button('Previous slide')).toHaveAttribute('aria-disabled', 'true')
    await button('Next slide').click()
    await expect.poll(seen).toBe('Two')
    await button('Slide 3 of 3').click()
    await expect.poll(seen).toBe('Three')
    await expect.element(button('Next slide')).toHaveAttribute('aria-disabled', 'true')
    expect(
      region
        .getByRole('group')
        .elements()
        .map((slide) => slide.getAttribute('aria-label')),
    ).toEqual(['First', 'Slide 2 of 3', 'Slide 3 of 3'])
  })

  it('goes round and round, and has only what it shall have', async () => {
    await drawElements(slider({ isInfinite: true, hasDots: false }))
    await expect.element(region).toBeVisible()
    await button('Previous slide').click()
    await expect.poll(seen).toBe('Three')
    await button('Next slide').click()
    await expect.poll(seen).toBe('One')
    expect(button(/^Slide/).elements()).toEqual([])
  })

  it('brings a slide into view when the keyboard reaches its link', async () => {
    await drawElements(slider({ hasArrows: false, hasDots: false }))
    await expect.element(region).toBeVisible()
    for (let presses = 0; presses < 2; presses += 1) await userEvent.keyboard('{Tab}')
    await expect.poll(seen).toBe('Two')
    expect((document.activeElement as HTMLAnchorElement).getAttribute('href')).toBe('/eu/two')
  })

  it('of slides without links can be reached and scrolled by the keyboard', async () => {
    const slides = slider().slides.map(({ link: _link, ...slide }) => slide)
    await drawElements(slider({ slides, hasArrows: false, hasDots: false }))
    await expect.element(region).toBeVisible()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(strip())
  })

  it('fades: one slide lies upon the others, which cannot be reached', async () => {
    await drawElements(slider({ fades: true }))
    await expect.element(region).toBeVisible()
    await expect.poll(() => strip().dataset['fades']).toBe('true')
    await button('Next slide').click()
    await expect.poll(seen).toBe('Two')
    expect(region.getByRole('link').elements()).toHaveLength(1)
    expect(strip().getBoundingClientRect().height).toBe(260)
  })
})

describe('CMS-15 a slider that moves by itself', () => {
  const pass = (time: number) => void vi.advanceTimersByTime(time)
  const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  async function open(): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await drawElements(slider({ autoplays: true, speed: 20_000 }), { type: 'heading', level: 3, text: 'Below' })
    await eventually(() => expect(region.elements()).toHaveLength(1))
    strip().style.scrollBehavior = 'auto'
    await page.getByText('Below').hover()
    await twoFrames()
  }

  it('takes its time, pauses on hover and on focus, and stops by its button', async () => {
    await open()
    pass(15_000)
    await twoFrames()
    expect(seen()).toBe('One')
    pass(6000)
    await eventually(() => expect(seen()).toBe('Two'))
    await page.elementLocator(strip()).hover()
    await twoFrames()
    pass(40_000)
    await twoFrames()
    expect(seen()).toBe('Two')
    await button('Pause scrolling').click()
    await page.getByText('Below').hover()
    await twoFrames()
    pass(40_000)
    await twoFrames()
    expect(seen()).toBe('Two')
  })

  it('stands still with reduced motion', async () => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      media.includes('reduced-motion')
        ? (Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList)
        : real(media),
    )
    await open()
    expect(button('Pause scrolling').elements()).toEqual([])
    pass(60_000)
    await twoFrames()
    expect(seen()).toBe('One')
  })
})
