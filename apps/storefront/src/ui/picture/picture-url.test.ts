import { expect, test } from 'vitest'
import { candidates, pictureSources, type PictureMode } from './picture-url.ts'

const steps = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560]

test.each([1.5, 1, 512 / 768])('IMG-03 describes each step as wide as its file, in the ratio %f', (ratio) => {
  const offered = candidates('/media/a.jpg', steps, ratio).split(', ')
  expect(offered.map((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]))).toEqual(steps)
  expect(offered.map((entry) => Number(/width=(\d+)/.exec(entry)?.[1]))).toEqual(steps)
})

test('IMG-01 IMG-03 IMG-04 requests the specified widths in the picture’s ratio, without the URL’s own query', () => {
  const { src, srcSet } = pictureSources('http://127.0.0.1:4000/media/catalog/product/a/b.jpg?x=1', 88, 1.5)
  expect(src).toBe('/media/catalog/product/a/b.jpg?auto=webp&format=pjpg&width=160&height=240&fit=cover')
  expect(srcSet.match(/width=\d+/g)).toEqual(['width=160', 'width=320', 'width=640'])
})

test('IMG-01 keeps PNG as the fallback format for a PNG', () => {
  expect(pictureSources('/media/catalog/product/a/b.PNG', 88, 1.5).src).toContain('?auto=webp&format=png&width=160')
})

test.each<[PictureMode, string, number]>([
  ['fill', 'fit=cover', 3],
  ['fit', 'fit=bounds', 3],
  ['image-no-srcset', 'fit=cover', 0],
])('IMG-02 IMG-05 in mode %s requests %s in %i sizes', (mode, fit, sizes) => {
  const { src, srcSet } = pictureSources('/media/a.jpg', 160, 1.5, mode)
  expect(src).toContain(fit)
  expect(srcSet.split(', ').filter((entry) => entry.includes(fit))).toHaveLength(sizes)
})

test('IMG-05 leaves a picture outside the image service unchanged', () => {
  for (const url of ['https://elsewhere.example/a.jpg?x=1', 'data:image/png;base64,AAAA'])
    expect(pictureSources(url, 160, 1.5)).toEqual({ src: url, srcSet: '' })
})
