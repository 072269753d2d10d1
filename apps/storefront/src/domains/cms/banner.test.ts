import { expect, test } from 'vitest'
import { readBanner, uprightCut } from './banner.ts'

test('splits a banner block into picture and text', () => {
  const html =
    '<div><img src="/media/wysiwyg/drawn/scene/hero-1a-1440x600.svg?auto=webp&amp;width=1280" width="1440" height="600" alt=""><h2>Autumn</h2></div>'
  expect(readBanner(html)).toEqual({
    path: '/media/wysiwyg/drawn/scene/hero-1a-1440x600.svg',
    width: 1440,
    height: 600,
    words: '<div><h2>Autumn</h2></div>',
  })
})

test('returns only text for a block without a picture', () => {
  expect(readBanner('<p>Hello</p>')).toMatchObject({ path: null, words: '<p>Hello</p>' })
})

test('returns a portrait version only for drawn scenes', () => {
  expect(uprightCut('/media/wysiwyg/drawn/scene/hero-1a-1440x600.svg')).toBe(
    '/media/wysiwyg/drawn/scene/hero-1a-780x975.svg',
  )
  expect(uprightCut('/media/wysiwyg/autumn.jpg')).toBeNull()
})
