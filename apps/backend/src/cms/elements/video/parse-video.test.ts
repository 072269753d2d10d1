import { expect, it } from 'vitest'
import { only, stored } from '../testing-parse.ts'

const video = (content: string) =>
  only(
    stored(
      'video',
      `<div data-element="inner" style="max-width: 640px"><div data-element="wrapper" style="padding: 5px"><div class="pagebuilder-video-container">${content}</div></div></div>`,
      'style="text-align: center"',
    ),
  )
const around = { type: 'video', style: { 'text-align': 'center' }, maxWidth: '640px', frameStyle: { padding: '5px' } }

it.each([
  ['https://www.youtube.com/embed/ID', 'https://www.youtube-nocookie.com/embed/ID', {}],
  [
    'https://www.youtube.com/embed/ID?autoplay=1&amp;mute=1',
    'https://www.youtube-nocookie.com/embed/ID?autoplay=1&mute=1',
    { autoplays: true, isMuted: true },
  ],
  [
    'https://player.vimeo.com/video/1?title=0&amp;autoplay=1&amp;autopause=0&amp;muted=1',
    'https://player.vimeo.com/video/1?title=0&autoplay=1&autopause=0&muted=1',
    { autoplays: true, isMuted: true },
  ],
])('CMS-17 reads the frame of %s, of YouTube without cookies', (address, source, plays) => {
  expect(video(`<iframe frameborder="0" allowfullscreen="" src="${address}" data-element="video"></iframe>`)).toEqual({
    ...around,
    source,
    ...plays,
  })
})

it('CMS-17 reads a file with autoplay and muted', () => {
  const file = (more: string) =>
    video(`<video controls="" src="https://shop.example/media/a.mp4" ${more} data-element="video"></video>`)
  expect(file('')).toEqual({ ...around, source: '/media/a.mp4' })
  expect(file('autoplay="true" muted="true" playsinline="true"')).toMatchObject({ autoplays: true, isMuted: true })
})

it('CMS-17 shows nothing without an address, and no other frames', () => {
  expect(only(stored('video', '<div data-element="inner"></div>'))).toBeUndefined()
  expect(video('<iframe src="https://evil.example/embed/a" data-element="video"></iframe>')).toBeUndefined()
})
