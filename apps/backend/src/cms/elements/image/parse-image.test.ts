import { expect, it } from 'vitest'
import { only, stored } from '../testing-parse.ts'

const dimensions = (width: number, height: number) =>
  `data-image-dimensions="{&quot;height&quot;:${height},&quot;width&quot;:${width},&quot;ratio&quot;:1}"`
const image = (desktop: string, mobile: string, caption = '') =>
  `<img class="pagebuilder-mobile-hidden" ${desktop} data-element="desktop_image"><img class="pagebuilder-mobile-only" ${mobile} data-element="mobile_image">${caption}`
const figure = (content: string, more = '') =>
  only(stored('image', content, `data-appearance="full-width" ${more}`, 'figure'))

it('CMS-11 reads both images with dimensions, texts, link and caption', () => {
  const link = `<a data-element="link" href="/a.html" target="_blank" data-link-type="default" title="">${image(
    `src="https://shop.example/media/a.png" alt="Alt" title="Title" style="border-style: solid; border-radius: 4px" ${dimensions(1440, 600)}`,
    `src="/media/b.png" alt="Alt" ${dimensions(780, 975)}`,
  )}</a><figcaption data-element="caption">Cap &lt;b&gt;</figcaption>`
  expect(figure(link, 'style="margin: 0; border-style: none"')).toEqual({
    type: 'image',
    style: { margin: '0' },
    source: '/media/a.png',
    mobileSource: '/media/b.png',
    alt: 'Alt',
    title: 'Title',
    caption: 'Cap <b>',
    link: { href: '/a.html', opensNewTab: true },
    imageStyle: { 'border-style': 'solid', 'border-radius': '4px' },
    width: 1440,
    height: 600,
    mobileWidth: 780,
    mobileHeight: 975,
  })
})

it('CMS-11 reads equal images as one, and one that is only for phones as for all', () => {
  const one = { type: 'image', source: '/a.png', alt: '' }
  expect(figure(image('src="/a.png"', 'src="/a.png"'))).toEqual(one)
  expect(figure(image('', 'src="/a.png"'))).toEqual(one)
  expect(figure(image('src="/a.png"', ''))).toEqual(one)
})

it('CMS-11 takes dimensions from attributes, and none that are no sizes', () => {
  expect(figure(image('src="/a.png" width="300" height="200"', ''))).toMatchObject({ width: 300, height: 200 })
  for (const more of ['data-image-dimensions="{"', 'data-image-dimensions="null"', 'width="50%"', dimensions(0, 5)])
    expect(figure(image(`src="/a.png" ${more}`, ''))).toEqual({ type: 'image', source: '/a.png', alt: '' })
})

it('CMS-11 shows nothing without an image', () => {
  expect(figure('')).toBeUndefined()
  expect(figure(image('src="javascript:x()"', ''))).toBeUndefined()
})
