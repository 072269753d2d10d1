import { expect, it } from 'vitest'
import type { ContentElement, Image, Row } from '@bocian/rules/page-builder/elements.ts'
import { firstPicture } from './find-first-picture.ts'

const image: Image = { type: 'image', source: '/media/a.jpg', alt: '' }
const row = (...children: readonly ContentElement[]): Row => ({ type: 'row', appearance: 'contained', children })
const words = (length: number): ContentElement => ({ type: 'text', html: `<p>${'a'.repeat(length)}</p>` })

it('CMS-02 finds the first picture in rows, columns and backgrounds', () => {
  expect(firstPicture([row({ type: 'heading', level: 2, text: 'Spring' }, image), row({ ...image })])).toBe(image)
  const pictured: Row = { ...row(image), background: { desktopImage: '/media/b.jpg' } }
  expect(firstPicture([pictured])).toBe(pictured)
})

it('CMS-02 finds a picture within a text, and the background of the first slide', () => {
  const text: ContentElement = { type: 'text', html: '<p>Hello</p><img src="/media/c.jpg">' }
  expect(firstPicture([text])).toBe(text)
  const slide = {
    appearance: 'poster',
    html: '',
    showButton: 'never',
    showOverlay: 'never',
    name: '',
    background: { desktopImage: '/media/d.jpg' },
  } as const
  const looks = { autoplays: false, speed: 4000, fades: false, isInfinite: false, hasArrows: true, hasDots: true }
  expect(firstPicture([{ type: 'slider', ...looks, slides: [slide, { ...slide }] }])).toBe(slide)
})

it('CMS-02 a picture after much text, a list of products or a video is below the fold', () => {
  expect(firstPicture([words(200), image])).toBe(image)
  expect(firstPicture([words(200), words(150), image])).toBeUndefined()
  expect(firstPicture([{ type: 'products', appearance: 'grid', products: [] }, image])).toBeUndefined()
  expect(firstPicture([words(20)])).toBeUndefined()
})
