import { expect, it } from 'vitest'
import { readMessage } from './worker-messages.ts'

const origin = 'https://shop.example'

it('PWA-02 PREFETCH_IMAGES accepts pictures of our own image service, each once and at most thirty', () => {
  const urls = [
    '/media/a.jpg?width=640',
    `${origin}/media/b.jpg`,
    '/media/a.jpg?width=640',
    'https://evil.example/media/c.jpg',
    '/graphql',
    '/media/../cart',
    7,
  ]
  expect(readMessage({ type: 'PREFETCH_IMAGES', payload: { urls } }, origin)).toEqual({
    type: 'PREFETCH_IMAGES',
    payload: { urls: ['/media/a.jpg?width=640', '/media/b.jpg'] },
  })
  const many = Array.from({ length: 100 }, (_, index) => `/media/${index}.jpg`)
  expect(readMessage({ type: 'PREFETCH_IMAGES', payload: { urls: many } }, origin)).toMatchObject({
    payload: { urls: many.slice(0, 30) },
  })
})

it('PWA-02 PREFETCH_IMAGES without a list fetches nothing', () => {
  for (const payload of [undefined, null, {}, { urls: '/media/a.jpg' }])
    expect(readMessage({ type: 'PREFETCH_IMAGES', payload }, origin)).toEqual({
      type: 'PREFETCH_IMAGES',
      payload: { urls: [] },
    })
})

it('KEEP_PAGE accepts only pages of this shop', () => {
  const files = [`${origin}/assets/a.js`, '/brand/cz.css?v=1', '/media/b.jpg']
  expect(readMessage({ type: 'KEEP_PAGE', payload: { url: `${origin}/cz/`, prefix: '/cz', files } }, origin)).toEqual({
    type: 'KEEP_PAGE',
    payload: { url: `${origin}/cz/`, prefix: '/cz', files: ['/assets/a.js', '/brand/cz.css?v=1'] },
  })
  expect(
    readMessage({ type: 'KEEP_PAGE', payload: { url: 'https://evil.example/', prefix: '', files } }, origin),
  ).toBeUndefined()
  expect(
    readMessage({ type: 'KEEP_PAGE', payload: { url: '/cz/', prefix: '//evil.example', files } }, origin),
  ).toBeUndefined()
})

it('ignores unknown messages', () => {
  for (const data of [undefined, null, 'PREFETCH_IMAGES', {}, { type: 'DROP_CACHES' }])
    expect(readMessage(data, origin)).toBeUndefined()
})
