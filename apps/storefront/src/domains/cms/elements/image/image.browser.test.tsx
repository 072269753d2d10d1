import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Image } from '@bocian/rules/page-builder/elements.ts'
import { drawElements } from '../../content/testing-draw.tsx'

const image: Image = { type: 'image', source: '/media/wysiwyg/wide.jpg', alt: 'Hills', width: 1200, height: 400 }
const shown = () => page.getByRole('img', { name: 'Hills' }).element() as HTMLImageElement

afterEach(() => page.viewport(1280, 900))

it('CMS-02 CMS-11 a picture comes from the image service in several widths, and has its place before it has loaded', async () => {
  await drawElements(image)
  expect(shown().src).toContain('/media/wysiwyg/wide.jpg?auto=webp')
  expect(shown().srcset.match(/\d+w/g)?.length).toBeGreaterThan(3)
  expect(shown().sizes).toBe('(width <= 1200px) 100vw, 1200px')
  const { width, height } = shown().getBoundingClientRect()
  expect(width / height).toBeCloseTo(3, 1)
})

it('CMS-11 a picture has alternative text, title, caption, border, and a link in a new tab', async () => {
  await drawElements({
    ...image,
    title: 'To spring',
    caption: 'Evening in the hills',
    link: { href: '/girls.html', opensNewTab: true },
    imageStyle: { 'border-radius': '16px' },
  })
  const link = page.getByRole('link', { name: /Hills/ }).element() as HTMLAnchorElement
  expect([link.getAttribute('href'), link.target, shown().title]).toEqual(['/eu/girls.html', '_blank', 'To spring'])
  await expect.element(page.getByText('Evening in the hills')).toBeVisible()
  expect(page.getByText('Evening in the hills').element().tagName).toBe('FIGCAPTION')
  expect(getComputedStyle(shown()).borderTopLeftRadius).toBe('16px')
})

it('CMS-11 phones get their own picture in its own dimensions', async () => {
  await page.viewport(390, 844)
  await drawElements({ ...image, mobileSource: '/media/wysiwyg/upright.jpg', mobileWidth: 400, mobileHeight: 500 })
  await expect.poll(() => shown().currentSrc).toContain('upright.jpg')
  const { width, height } = shown().getBoundingClientRect()
  expect(height / width).toBeCloseTo(1.25, 1)
})

it('CMS-02 the first picture of the page loads before all others, the rest when they come near', async () => {
  await drawElements(
    { type: 'row', appearance: 'contained', children: [{ type: 'heading', level: 2, text: 'Spring' }, image] },
    { ...image, alt: 'Sea' },
  )
  const second = page.getByRole('img', { name: 'Sea' }).element() as HTMLImageElement
  expect([shown().fetchPriority, shown().getAttribute('loading')]).toEqual(['high', null])
  expect([second.fetchPriority, second.loading]).toEqual(['auto', 'lazy'])
})
