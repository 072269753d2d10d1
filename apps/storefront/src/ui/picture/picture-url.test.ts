import { expect, test } from 'vitest'
import { pictureSources } from './picture-url.ts'

test('a picture is asked for at the service’s own widths, in its ratio, without the query of the given URL', () => {
  const { src, srcSet } = pictureSources('http://127.0.0.1:4000/media/catalog/product/a/b.jpg?x=1', 88, 1.5)
  expect(src).toBe('/media/catalog/product/a/b.jpg?auto=webp&format=pjpg&width=160&height=240&fit=cover')
  expect(srcSet.split(', ').map((entry) => entry.split(' ')[1])).toEqual(['160w', '320w', '640w'])
})
