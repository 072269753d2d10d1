import { expect, test } from 'vitest'
import { mediaPath, pictureSet, pictureUrl } from './media.ts'

test('IMG-04 a picture has an aspect ratio of 2:3 by default', () => {
  expect(pictureUrl('/media/a.jpg', 640)).toBe('/media/a.jpg?auto=webp&format=pjpg&width=640&height=960&fit=cover')
  expect(pictureUrl('/media/a.jpg', 80, 1)).toContain('width=80&height=80')
})

test('IMG-01 a PNG falls back to PNG in browsers without WebP', () => {
  expect(pictureUrl('/media/a.png', 80)).toContain('auto=webp&format=png')
})

test('IMG-05 there is no path and no srcset without a source', () => {
  expect(mediaPath(null)).toBe('')
  expect(mediaPath('https://elsewhere.example/a.jpg')).toBe('')
  expect(mediaPath('http://127.0.0.1/media/a.jpg?x=1')).toBe('/media/a.jpg')
  expect(pictureSet('/media/a.jpg', [40, 80]).split(', ')).toHaveLength(2)
  expect(pictureSet('', [40, 80])).toBe('')
})

test('IMG-02 a picture either covers its box or is contained in it', () => {
  expect(pictureUrl('/media/a.jpg', 640)).toContain('fit=cover')
  expect(pictureSet('/media/a.jpg', [640, 1280], 1.5, 'fit').match(/fit=bounds/g)).toHaveLength(2)
})
