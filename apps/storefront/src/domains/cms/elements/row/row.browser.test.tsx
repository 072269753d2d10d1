import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Row } from '@bocian/rules/page-builder/elements.ts'
import { drawElements } from '../../content/testing-draw.tsx'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const row = (words: string, more: Partial<Row> = {}): Row => ({
  type: 'row',
  appearance: 'contained',
  children: [{ type: 'heading', level: 2, text: words }],
  ...more,
})
const boxOf = (words: string) =>
  (page.getByText(words).element().closest('[data-appearance]') as HTMLElement).getBoundingClientRect()

afterEach(() => page.viewport(1280, 900))

describe('CMS-14 a row', () => {
  it.each([390, 1280, 1920])(
    '%i px wide is contained, or reaches both edges with its content in the middle or at the edge',
    async (width) => {
      await page.viewport(width, 900)
      await drawElements(
        row('Contained'),
        row('Full width', { appearance: 'full-width' }),
        row('Full bleed', { appearance: 'full-bleed' }),
      )
      const whole = document.documentElement.clientWidth
      expect(boxOf('Contained').width).toBeLessThan(whole - 20)
      expect([boxOf('Full width').left, boxOf('Full width').width]).toEqual([0, whole])
      expect([boxOf('Full bleed').left, boxOf('Full bleed').width]).toEqual([0, whole])
      const left = (words: string) => page.getByText(words).element().getBoundingClientRect().left
      expect(left('Full width')).toBeCloseTo(left('Contained'), 0)
      expect(left('Full bleed')).toBe(0)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(whole)
    },
  )

  it('has the stored least height, and another on phones', async () => {
    const heights = { style: { 'min-height': '300px' }, phoneStyle: { 'min-height': '120px' } }
    await drawElements(row('High', heights))
    expect(boxOf('High').height).toBe(300)
    await page.viewport(390, 900)
    await expect.poll(() => boxOf('High').height).toBe(120)
  })
})

it('CMS-24 a row has a background colour, a picture and another one for phones', async () => {
  await drawElements(
    row('Coloured', {
      style: { 'background-color': 'rgb(231, 243, 241)' },
      background: { desktopImage: dot, mobileImage: `${dot}#phone`, size: 'contain', position: 'left top' },
    }),
  )
  const element = page.getByText('Coloured').element().closest('[data-appearance]') as HTMLElement
  expect(getComputedStyle(element).backgroundColor).toBe('rgb(231, 243, 241)')
  const image = element.querySelector('img') as HTMLImageElement
  expect([getComputedStyle(image).objectFit, getComputedStyle(image).objectPosition]).toEqual(['contain', '0% 0%'])
  expect([image.alt, image.getBoundingClientRect().width]).toEqual(['', element.getBoundingClientRect().width])
  await expect.poll(() => image.currentSrc).toBe(dot)
  await page.viewport(390, 900)
  await expect.poll(() => image.currentSrc).toBe(`${dot}#phone`)
})

it('CMS-14 a row moves its picture as parallax says, and not for visitors who want no motion', async () => {
  await drawElements(row('Moves', { background: { desktopImage: dot }, parallaxSpeed: 0.5 }))
  const ground = document.querySelector('[data-moves="parallax"]')
  const image = ground?.querySelector('img') as HTMLImageElement
  expect(image.style.getPropertyValue('--lag')).toBe('0.5')
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')
  const motion = rules.slice(rules.indexOf('prefers-reduced-motion: no-preference'))
  expect(motion).toContain('[data-moves="parallax"]')
})

describe('CMS-14 the video behind a row', () => {
  const video = {
    isLooped: true,
    playsOnlyVisible: true,
    isLazy: true,
    fallbackImage: dot,
    overlayColor: 'rgb(1, 2, 3)',
  }

  it('of the shop plays muted under its veil until the visitor stops it', async () => {
    await drawElements(row('Moving', { background: { video: { ...video, source: '/media/wysiwyg/none.mp4' } } }))
    const button = page.getByRole('button', { name: /background video/ })
    await expect.element(button).toBeVisible()
    const element = document.querySelector('video') as HTMLVideoElement
    expect([element.muted, element.loop, element.getAttribute('src')]).toEqual([true, true, '/media/wysiwyg/none.mp4'])
    const veil = [...document.querySelectorAll<HTMLElement>('[aria-hidden]')].find(
      ({ style }) => style.backgroundColor === 'rgb(1, 2, 3)',
    )
    expect(veil).toBeDefined()
  })

  it('of another host is not loaded; its picture is shown', async () => {
    const source = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
    await drawElements(row('Still', { background: { video: { ...video, source } } }))
    await expect.element(page.getByText('Still')).toBeVisible()
    expect(document.querySelector('video, iframe')).toBeNull()
    expect(document.querySelector('img')?.getAttribute('src')).toBe(dot)
  })
})

it('CMS-14 the content of a high row is at its top, in its middle or at its bottom, and as wide as the row', async () => {
  const high = (place: string) => ({ style: { 'min-height': '400px', 'justify-content': place } })
  await drawElements(row('Top', high('flex-start')), row('Middle', high('center')), row('Bottom', high('flex-end')))
  const gaps = ['Top', 'Middle', 'Bottom'].map((words) => {
    const [outer, inner] = [boxOf(words), page.getByText(words).element().getBoundingClientRect()]
    expect(inner.width).toBe(outer.width)
    return [inner.top - outer.top, outer.bottom - inner.bottom].map(Math.round)
  })
  expect(gaps[0]?.[0]).toBe(0)
  expect(gaps[1]?.[0]).toBeCloseTo(gaps[1]?.[1] ?? -1, -1)
  expect(gaps[2]?.[1]).toBe(0)
})
