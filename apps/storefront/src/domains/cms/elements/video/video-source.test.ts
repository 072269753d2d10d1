import { expect, it } from 'vitest'
import { videoSource } from './video-source.ts'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube', '/video-frame?youtube=dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', 'YouTube', '/video-frame?youtube=dQw4w9WgXcQ'],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1',
    'YouTube',
    '/video-frame?youtube=dQw4w9WgXcQ',
  ],
  ['https://player.vimeo.com/video/76979871?title=0', 'Vimeo', '/video-frame?vimeo=76979871'],
  ['https://vimeo.com/76979871', 'Vimeo', '/video-frame?vimeo=76979871'],
  ['https://films.example/a b.mp4', 'films.example', '/video-frame?file=https%3A%2F%2Ffilms.example%2Fa+b.mp4'],
])('CMS-17 %s is shown in a frame of its own', (source, site, frame) => {
  expect(videoSource(source)).toMatchObject({ kind: 'elsewhere', site, frame })
})

it('CMS-17 a file of the shop is played in the page; what is no address is not shown', () => {
  expect(videoSource('/media/wysiwyg/a.mp4')).toEqual({ kind: 'file', address: '/media/wysiwyg/a.mp4' })
  expect(videoSource('javascript:alert(1)')).toBeUndefined()
  expect(videoSource('http://films.example/a.mp4')).toBeUndefined()
  expect(videoSource('')).toBeUndefined()
})
