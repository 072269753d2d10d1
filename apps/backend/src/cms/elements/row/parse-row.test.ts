import { expect, it } from 'vitest'
import { images, only, stored, text } from '../testing-parse.ts'

const inner = (attributes: string, content = text('a')) => `<div ${attributes} data-element="inner">${content}</div>`

it('CMS-14 reads a contained row, whose fields are at its inner part', () => {
  const fields = `class="mine" style="margin: 0px 0px 10px; padding: 10px; border-style: none; border-width: 1px; border-radius: 0px"`
  expect(only(stored('row', inner(fields), 'data-appearance="contained" class="pagebuilder-row"'))).toEqual({
    type: 'row',
    appearance: 'contained',
    classes: 'mine',
    style: { margin: '0px 0px 10px', padding: '10px' },
    children: [{ type: 'text', html: '<p>a</p>' }],
  })
})

it('CMS-14 CMS-24 reads a full-width and a full-bleed row with colour, image, height and parallax', () => {
  const fields = `data-enable-parallax="1" data-parallax-speed="-3" ${images('https://shop.example/media/a.jpg', 'https://cdn.example/b.jpg')} style="background-color: #fff; background-position: left top; background-size: cover; background-repeat: no-repeat; background-attachment: fixed; min-height: calc(100vh - 20px)"`
  const expected = {
    type: 'row',
    style: { 'background-color': '#fff', 'min-height': 'calc(100vh - 20px)' },
    background: {
      desktopImage: '/media/a.jpg',
      mobileImage: 'https://cdn.example/b.jpg',
      position: 'left top',
      size: 'cover',
      repeat: 'no-repeat',
      isFixed: true,
    },
    parallaxSpeed: -1,
    children: [{ type: 'text', html: '<p>a</p>' }],
  }
  const wide = stored('row', inner('class="row-full-width-inner"'), `data-appearance="full-width" ${fields}`)
  expect(only(wide)).toEqual({ ...expected, appearance: 'full-width' })
  const bleed = stored('row', text('a'), `data-appearance="full-bleed" ${fields}`)
  expect(only(bleed)).toEqual({ ...expected, appearance: 'full-bleed' })
})

it('CMS-14 reads a video in the background with its settings, and its overlay only if it has a colour', () => {
  const row = (more: string, content = '') =>
    only(stored('row', `${content}${text('a')}`, `data-appearance="full-bleed" data-background-type="video" ${more}`))
  const overlay =
    '<div class="video-overlay" data-video-overlay-color="rgba(0, 0, 0, 0.5)" data-element="video_overlay"></div>'
  const all =
    'data-video-src="mp4:https://cdn.example/a.mp4" data-video-loop="false" data-video-play-only-visible="false" data-video-lazy-load="false" data-video-fallback-src="https://shop.example/media/f.jpg"'
  expect(row(all, overlay)).toMatchObject({
    background: {
      video: {
        source: 'https://cdn.example/a.mp4',
        isLooped: false,
        playsOnlyVisible: false,
        isLazy: false,
        fallbackImage: '/media/f.jpg',
        overlayColor: 'rgba(0, 0, 0, 0.5)',
      },
    },
  })
  const plain = { source: 'https://youtu.be/a', isLooped: true, playsOnlyVisible: true, isLazy: true }
  expect(row('data-video-src="https://youtu.be/a" data-video-fallback-src')).toHaveProperty('background.video', plain)
  expect(row('data-video-src="javascript:x()"')).not.toHaveProperty('background')
  // The editor writes the fields of videos for images too.
  expect(
    only(stored('row', text('a'), 'data-background-type="image" data-video-src="https://a.example/v"')),
  ).not.toHaveProperty('background')
})

it.each([
  ['plain JSON', `data-background-images='{"desktop_image":"/media/a.jpg"}'`, '/media/a.jpg'],
  [
    'JSON with entities',
    'data-background-images="{&quot;desktop_image&quot;:&quot;/media/a.jpg&quot;}"',
    '/media/a.jpg',
  ],
  ['only a phone’s image', 'data-background-images="{&quot;mobile_image&quot;:&quot;/media/m.jpg&quot;}"', undefined],
  ['nothing', 'data-background-images="{}"', undefined],
  ['an empty attribute', 'data-background-images', undefined],
  ['broken JSON', 'data-background-images="{desktop"', undefined],
  ['code', 'data-background-images="{&quot;desktop_image&quot;:&quot;javascript:x()&quot;}"', undefined],
])('CMS-24 reads images of %s', (_what, attribute, desktop) => {
  const row = only(stored('row', text('a'), attribute))
  expect(row).toHaveProperty('type', 'row')
  expect(row && 'background' in row ? row.background?.desktopImage : undefined).toBe(desktop)
})

it('CMS-14 reads the row of the first versions, which had roles', () => {
  const old = `<div data-role="row" data-appearance="default" data-element="main">${inner('style="padding: 5px"')}</div>`
  expect(only(old)).toMatchObject({ type: 'row', appearance: 'contained', style: { padding: '5px' } })
})

it('reads a padding that about 2020 was at the inner part of a full-width row', () => {
  const row = stored('row', inner('style="padding: 7px"'), 'data-appearance="full-width" style="margin: 1px"')
  expect(only(row)).toMatchObject({ style: { margin: '1px', padding: '7px' } })
})
