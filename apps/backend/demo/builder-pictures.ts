import { backgroundImages, element, part, type Link } from './page-builder.ts'
import { hex32 } from './seeded.ts'

// The elements of the page builder that show pictures, exactly as Magento's editor stores them.

export type Scene =
  | 'hero'
  | 'lookbook'
  | 'school'
  | 'newborn'
  | 'brand'
  | 'outdoor'
  | 'blog'
  | 'swatches'
  | 'winter'
  | 'seaside'
  | 'measure'
  | 'foot'

type Shape = '1440x600' | '780x975' | '720x480' | '960x960'
type Words = { readonly title: string; readonly text: string }

/** A stored picture with its size in pixels. */
export type Picture = { readonly source: string; readonly width: number; readonly height: number }

/** A drawn scene. */
export function scene(name: Scene, key: string, shape: Shape = '1440x600'): Picture {
  const [width = 0, height = 0] = shape.split('x').map(Number)
  return { source: `{{media url=wysiwyg/drawn/scene/${name}-${hex32(key)}-${shape}.svg}}`, width, height }
}

/** The background of a row or banner: a drawn scene, upright on phones. */
export const background = (name: Scene, key: string) => ({
  'data-background-images': backgroundImages(scene(name, key).source, scene(name, key, '780x975').source),
  'data-background-type': 'image',
})

type Overlay = { readonly level: 1 | 2 | 3; readonly veil: string; readonly least: string }
const plain: Overlay = { level: 3, veil: '#ffffffd9', least: '300px' }

function bannerInside(
  variant: string,
  own: 'banner' | 'slide',
  [name, key]: readonly [Scene, string],
  words: Words,
  to: Link,
  { level, veil, least }: Overlay,
): string {
  const isPoster = variant === 'poster'
  const box = `min-height: ${least}; padding: 30px;`
  const content =
    part('content', {}, `<h${level}>${words.title}</h${level}><p>${words.text}</p>`) +
    part(
      'button',
      { type: 'button', class: `pagebuilder-${own}-button pagebuilder-button-primary` },
      to.label,
      'button',
    )
  const overlay = part(
    'overlay',
    {
      class: isPoster ? 'pagebuilder-overlay pagebuilder-poster-overlay' : 'pagebuilder-overlay',
      'data-overlay-color': veil,
      'aria-label': words.title,
      style: isPoster ? box : '',
    },
    `<div class="pagebuilder-${isPoster ? 'poster' : 'collage'}-content">${content}</div>`,
  )
  const wrapper = part(
    'wrapper',
    {
      class: `pagebuilder-${own}-wrapper`,
      ...background(name, key),
      style: `background-position: center center; background-size: cover;${isPoster ? '' : ` ${box}`}`,
    },
    overlay,
  )
  return part('link', { href: to.href, target: '', 'data-link-type': 'default' }, wrapper, 'a')
}

const shown = { 'data-show-button': 'always', 'data-show-overlay': 'always' }

export const banner = (
  variant: string,
  picture: readonly [Scene, string],
  words: Words,
  to: Link,
  overlay: Partial<Overlay> = {},
): string =>
  element('banner', variant, shown, bannerInside(variant, 'banner', picture, words, to, { ...plain, ...overlay }))

export const slide = (
  variant: string,
  picture: readonly [Scene, string],
  words: Words,
  to: Link,
  overlay: Partial<Overlay> = {},
): string =>
  element(
    'slide',
    variant,
    { 'data-slide-name': words.title, ...shown },
    bannerInside(variant, 'slide', picture, words, to, { ...plain, ...overlay }),
  )

export function slider(slides: readonly string[], least = '300px'): string {
  const settings = {
    class: 'pagebuilder-slider',
    'data-autoplay': 'false',
    'data-autoplay-speed': '4000',
    'data-fade': 'false',
    'data-infinite-loop': 'true',
    'data-show-arrows': 'true',
    'data-show-dots': 'true',
    style: `min-height: ${least};`,
  }
  return element('slider', 'default', settings, slides.join(''))
}

type Details = {
  readonly alt: string
  /** Another picture for phones. */
  readonly phone?: Picture
  readonly link?: string
  readonly caption?: string
}

/** A picture in the text. */
export function image(desktop: Picture, { alt, phone, link, caption }: Details): string {
  const one = (name: string, classes: string, { source, width, height }: Picture): string =>
    `<img${Object.entries({
      class: classes,
      src: source,
      alt,
      title: '',
      'data-image-dimensions': JSON.stringify({ width, height, ratio: height / width }),
      style: 'border-radius: 8px;',
      'data-element': name,
    })
      .map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`)
      .join('')}>`
  const images = phone
    ? one('desktop_image', 'pagebuilder-mobile-hidden', desktop) + one('mobile_image', 'pagebuilder-mobile-only', phone)
    : one('desktop_image', '', desktop)
  const inside = link ? part('link', { href: link, target: '', 'data-link-type': 'default' }, images, 'a') : images
  return element(
    'image',
    'full-width',
    {},
    inside + (caption ? part('caption', {}, caption, 'figcaption') : ''),
    'figure',
  )
}
