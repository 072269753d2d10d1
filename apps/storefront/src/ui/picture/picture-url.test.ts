import { expect, test } from 'vitest'
import { pictureSources, type PictureMode } from './picture-url.ts'

test('IMG-01 IMG-03 IMG-04 a picture is asked for at the specified width steps, in its ratio, without the query of the given URL', () => {
  const { src, srcSet } = pictureSources('http://127.0.0.1:4000/media/catalog/product/a/b.jpg?x=1', 88, 1.5)
  expect(src).toBe('/media/catalog/product/a/b.jpg?auto=webp&format=pjpg&width=160&height=240&fit=cover')
  expect(srcSet.split(', ').map((entry) => entry.split(' ')[1])).toEqual(['160w', '320w', '640w'])
})

test('IMG-01 what is no WebP for an old browser stays PNG for a PNG', () => {
  expect(pictureSources('/media/catalog/product/a/b.PNG', 88, 1.5).src).toContain('?auto=webp&format=png&width=160')
})

test.each<[PictureMode, string, number]>([
  ['fill', 'fit=cover', 3],
  ['fit', 'fit=bounds', 3],
  ['image-no-srcset', 'fit=cover', 0],
])('IMG-02 IMG-05 in mode %s a picture is asked for with %s, in %i sizes', (mode, fit, sizes) => {
  const { src, srcSet } = pictureSources('/media/a.jpg', 160, 1.5, mode)
  expect(src).toContain(fit)
  expect(srcSet.split(', ').filter((entry) => entry.includes(fit))).toHaveLength(sizes)
})

test('IMG-05 a picture that the service does not hold stands as it is, in no other size', () => {
  for (const url of ['https://elsewhere.example/a.jpg?x=1', 'data:image/png;base64,AAAA'])
    expect(pictureSources(url, 160, 1.5)).toEqual({ src: url, srcSet: '' })
})
