import { expect, it } from 'vitest'
import { pageAfter } from '#src/ui/carousel/page-after.ts'
import { isCentred, isEndless, pageCount, slidesShown } from './carousel-pages.ts'

it.each([
  [320, 2],
  [768, 2],
  [769, 3],
  [1025, 3],
  [1026, 4],
  [1440, 4],
  [1441, 5],
  [2560, 5],
])('CMS-21 a window of %i px shows %i products', (width, shown) => {
  expect(slidesShown(width)).toBe(shown)
})

it('CMS-22 a carousel is endless only if configured and if there are enough products to fill it', () => {
  expect([4, 5, 6].map((count) => isEndless({ isInfinite: true }, count, 5))).toEqual([false, true, true])
  expect(isEndless({ isInfinite: false }, 8, 5)).toBe(false)
})

it('CMS-22 the centred mode needs at least two products on a phone', () => {
  const centred = (count: number, width: number) => isCentred({ mode: 'continuous' }, count, slidesShown(width))
  expect([centred(1, 390), centred(2, 390), centred(1, 1440)]).toEqual([false, true, true])
  expect(isCentred({ mode: 'default' }, 8, 2)).toBe(false)
})

it('CMS-22 a step moves by one page, and wraps around only in an endless carousel', () => {
  expect(pageCount(8, 5)).toBe(2)
  expect(pageAfter(0, 1, 2, false)).toBe(1)
  expect([pageAfter(1, 1, 2, false), pageAfter(0, -1, 2, false)]).toEqual([undefined, undefined])
  expect([pageAfter(1, 1, 2, true), pageAfter(0, -1, 2, true)]).toEqual([0, 1])
  expect(pageAfter(0, 1, 1, true)).toBeUndefined()
})
