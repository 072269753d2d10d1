import { expect, it } from 'vitest'
import { images, only, stored } from '../testing-parse.ts'

const banner = (variant: string, wrapper: string, overlay: string, inside: string, more = '') =>
  only(
    stored(
      'banner',
      `<a href="/a.html" target="" data-link-type="default" data-element="link"><div class="pagebuilder-banner-wrapper" ${wrapper} data-element="wrapper"><div class="pagebuilder-overlay" ${overlay} data-element="overlay"><div class="x">${inside}</div></div></div></a>`,
      `data-appearance="${variant}" ${more}`,
    ),
  )
const button =
  '<button type="button" class="pagebuilder-banner-button pagebuilder-button-secondary" style="opacity: 1; visibility: visible" data-element="button">Shop</button>'

it('CMS-05 reads a poster, whose height and padding are at the overlay', () => {
  const read = banner(
    'poster',
    `${images('/media/a.jpg')} style="text-align: center; border-style: solid; background-size: cover"`,
    'data-overlay-color="#00000080" aria-label="Alt" style="min-height: 75vh; padding: 30px; background-color: transparent"',
    `<div data-element="content"><p onclick="x()">Words</p></div>${button}`,
    'data-show-button="always" data-show-overlay="hover" style="margin: 0"',
  )
  expect(read).toEqual({
    type: 'banner',
    appearance: 'poster',
    style: { margin: '0' },
    background: { desktopImage: '/media/a.jpg', size: 'cover' },
    frameStyle: { 'text-align': 'center', 'border-style': 'solid' },
    overlayStyle: { padding: '30px' },
    minHeight: '75vh',
    link: { href: '/a.html' },
    alt: 'Alt',
    html: '<p>Words</p>',
    button: { text: 'Shop', look: 'secondary' },
    showButton: 'always',
    showOverlay: 'hover',
    overlayColor: '#00000080',
  })
})

it.each(['collage-left', 'collage-centered', 'collage-right'])(
  'CMS-05 reads a %s, whose height and padding are at the frame',
  (variant) => {
    const read = banner(
      variant,
      'style="min-height: 300px; padding: 20px"',
      'data-overlay-color="transparent"',
      '<div data-element="content">a</div>',
    )
    expect(read).toEqual({
      type: 'banner',
      appearance: variant,
      frameStyle: { padding: '20px' },
      minHeight: '300px',
      link: { href: '/a.html' },
      html: 'a',
      showButton: 'never',
      showOverlay: 'never',
    })
  },
)

it('CMS-05 reads the link of the first versions, and another height on phones', () => {
  const old = `<div data-role="banner" data-appearance="poster" data-element="main"><div data-element="link" data-href="/old.html" data-target="_blank"><div data-element="wrapper"><div data-element="overlay" data-media-0="only screen and (max-width: 768px)" data-media-style-0="min-height: 200px"><div data-element="content">a</div></div></div></div></div>`
  expect(only(old)).toMatchObject({
    type: 'banner',
    link: { href: '/old.html', opensNewTab: true },
    phoneMinHeight: '200px',
  })
})

it('CMS-05 keeps the words of a linked banner that has a link in its words', () => {
  const read = banner('poster', '', '', '<div data-element="content"><p>One <a href="/b">two</a> three</p></div>')
  expect(read).toMatchObject({ type: 'banner', html: expect.stringContaining('One') })
})

it('CMS-05 of a link within a linked banner, only that link is one within the words', () => {
  const words = '<h2>Sale</h2><p>Until June. <a href="/terms">Terms</a> apply.</p>'
  const read = banner('poster', '', '', `<div data-element="content">${words}</div>${button}`)
  expect(read).toMatchObject({ link: { href: '/a.html' }, html: words, button: { text: 'Shop' } })
})
