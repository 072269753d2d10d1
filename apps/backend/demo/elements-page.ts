import { categoryAddress, categoryAt, rootPath } from './categories.ts'
import { brands } from './labels.ts'
import { productList, seaside, warm } from './list-rows.ts'
import { lookCode } from './look-rows.ts'
import { backgroundImages, buttons, element, heading, part, row, text, widget, type Link } from './page-builder.ts'
import type { Row } from './row.ts'
import { hex32 } from './seeded.ts'
import { shops } from './shops.ts'
import type { DemoStore, Language } from './stores.ts'
import { texts } from './texts/texts.ts'

// A page with every element of the page builder, to see what each looks like in the shop. No menu leads to it, and search engines
// do not list it. Its words are those of the shop's other pages.

const titles: Readonly<Record<Language, readonly [title: string, about: string]>> = {
  pl: ['Elementy stron', 'Wszystkie elementy, z których można zbudować stronę w sklepie.'],
  cs: ['Prvky stránek', 'Všechny prvky, ze kterých lze v obchodě sestavit stránku.'],
  sk: ['Prvky stránok', 'Všetky prvky, z ktorých sa dá v obchode zostaviť stránka.'],
  de: ['Elemente der Seiten', 'Alle Elemente, aus denen sich eine Seite im Shop zusammenstellen lässt.'],
  ro: ['Elementele paginilor', 'Toate elementele din care se poate alcătui o pagină a magazinului.'],
  uk: ['Елементи сторінок', 'Усі елементи, з яких можна скласти сторінку магазину.'],
  hy: ['Էջերի տարրերը', 'Բոլոր տարրերը, որոնցից կարելի է կազմել խանութի էջը։'],
  en: ['Page elements', 'All elements from which a page of the shop can be built.'],
}

type Scene = 'hero' | 'lookbook' | 'school' | 'newborn' | 'brand'

/** A drawn scene as the page builder stores pictures. */
const scene = (name: Scene, key: string, shape: '1440x600' | '780x975' | '960x960' = '1440x600'): string =>
  `{{media url=wysiwyg/drawn/scene/${name}-${hex32(key)}-${shape}.svg}}`

const background = (name: Scene, key: string) => ({
  'data-background-images': backgroundImages(scene(name, key), scene(name, key, '780x975')),
  'data-background-type': 'image',
})

const pageLink = String.raw`{{widget type='Magento\Cms\Block\Widget\Page\Link' page_id='size-guide' template='Magento_PageBuilder::widget/link_href.phtml' type_name='CMS Page Link' }}`

function bannerInside(variant: string, own: 'banner' | 'slide', name: Scene, words: Words, to: Link): string {
  const isPoster = variant === 'poster'
  const content =
    part('content', {}, `<h3>${words.title}</h3><p>${words.text}</p>`) +
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
      'data-overlay-color': '#ffffffd9',
      'aria-label': words.title,
      style: isPoster ? 'min-height: 300px; padding: 30px;' : '',
    },
    `<div class="pagebuilder-${isPoster ? 'poster' : 'collage'}-content">${content}</div>`,
  )
  const wrapper = part(
    'wrapper',
    {
      class: `pagebuilder-${own}-wrapper`,
      ...background(name, own + variant),
      style: `background-position: center center; background-size: cover;${isPoster ? '' : ' min-height: 300px; padding: 30px;'}`,
    },
    overlay,
  )
  return part('link', { href: to.href, target: '', 'data-link-type': 'default' }, wrapper, 'a')
}

type Words = { readonly title: string; readonly text: string }
const shown = { 'data-show-button': 'always', 'data-show-overlay': 'always' }

const banner = (variant: string, name: Scene, words: Words, to: Link): string =>
  element('banner', variant, shown, bannerInside(variant, 'banner', name, words, to))

const slide = (variant: string, name: Scene, words: Words, to: Link): string =>
  element(
    'slide',
    variant,
    { 'data-slide-name': words.title, ...shown },
    bannerInside(variant, 'slide', name, words, to),
  )

const fullRow = (
  variant: 'full-width' | 'full-bleed',
  more: Readonly<Record<string, string>>,
  content: string,
): string =>
  element(
    'row',
    variant,
    more,
    variant === 'full-width' ? part('inner', { class: 'row-full-width-inner' }, content) : content,
  )

const column = (width: string, variant: string, content: string, style = ''): string =>
  element(
    'column',
    variant,
    { class: 'pagebuilder-column', style: `width: ${width}; ${style}`, 'data-background-images': '{}' },
    content,
  )

function image(words: Words, to: Link): string {
  const size = (width: number, height: number) => ({
    'data-image-dimensions': JSON.stringify({ width, height, ratio: height / width }),
  })
  const one = (
    name: string,
    classes: string,
    shape: '1440x600' | '780x975',
    more: Readonly<Record<string, string>>,
  ): string =>
    `<img${Object.entries({
      class: classes,
      src: scene('lookbook', 'elements', shape),
      alt: words.title,
      title: '',
      ...more,
      'data-element': name,
    })
      .map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`)
      .join('')}>`
  const images =
    one('desktop_image', 'pagebuilder-mobile-hidden', '1440x600', size(1440, 600)) +
    one('mobile_image', 'pagebuilder-mobile-only', '780x975', size(780, 975))
  const linked = part('link', { href: to.href, target: '', 'data-link-type': 'default' }, images, 'a')
  return element('image', 'full-width', {}, linked + part('caption', {}, words.text, 'figcaption'), 'figure')
}

function tabs(items: readonly Words[]): string {
  const id = (index: number): string => `TAB000${index + 1}`
  const headers = items.map(({ title }, index) =>
    part(
      'headers',
      { role: 'tab', class: 'tab-header' },
      `<a href="#${id(index)}" class="tab-title"><span class="tab-title">${title}</span></a>`,
      'li',
    ),
  )
  const contents = items.map(({ title, text: words }, index) =>
    element(
      'tab-item',
      'default',
      { 'data-tab-name': title, 'data-background-images': '{}', id: id(index) },
      text(`<p>${words}</p>`),
    ),
  )
  return element(
    'tabs',
    'default',
    { class: 'tab-align-left', 'data-active-tab': '' },
    part('navigation', { role: 'tablist', class: 'tabs-navigation' }, headers.join(''), 'ul') +
      part('content', { class: 'tabs-content', style: 'min-height: 100px;' }, contents.join('')),
  )
}

const accordion = (items: readonly Words[]): string =>
  element(
    'accordion',
    'default',
    {},
    items
      .map(({ title, text: words }, index) =>
        element(
          'accordion-item',
          'default',
          { id: `QX3KD8${index}` },
          part('title', {}, title, 'h3') + part('content', {}, text(`<p>${words}</p>`)),
        ),
      )
      .join(''),
  )

function map(store: DemoStore): string {
  const locations = shops
    .filter((shop) => shop.stores.includes(store.code))
    .slice(0, 5)
    .map(({ name, street, postcode, city, phone, country, at: [latitude, longitude] }, index) => ({
      location_name: name,
      position: { latitude, longitude },
      phone,
      address: street,
      city,
      zipcode: postcode,
      country,
      record_id: index,
    }))
  const more = { 'data-show-controls': 'true', 'data-locations': JSON.stringify(locations), style: 'height: 300px;' }
  return element('map', 'default', more, '')
}

const block = (identifier: string): string =>
  element(
    'block',
    'default',
    {},
    widget(String.raw`Magento\Cms\Block\Widget\Block`, {
      template: 'widget/static_block/default.phtml',
      block_id: identifier,
      type_name: 'CMS Static Block',
    }),
  )

const dynamicBlock = (ids: string): string =>
  element(
    'dynamic_block',
    'default',
    {},
    widget(String.raw`Magento\Banner\Block\Widget\Banner`, {
      display_mode: 'fixed',
      rotate: '',
      template: 'widget/block.phtml',
      banner_ids: ids,
      unique_id: '1',
      type_name: 'Dynamic Blocks Rotator',
    }),
  )

const video = element(
  'video',
  'default',
  {},
  part(
    'inner',
    { class: 'pagebuilder-video-inner', style: 'max-width: 640px;' },
    part(
      'wrapper',
      { class: 'pagebuilder-video-wrapper' },
      '<div class="pagebuilder-video-container"><iframe frameborder="0" allowfullscreen="" src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" data-element="video"></iframe></div>',
    ),
  ),
)

const divider = element(
  'divider',
  'default',
  {},
  '<hr data-element="line" style="width: 50%; border-width: 3px; border-color: #cecece; display: inline-block;">',
)

function newIn(store: DemoStore): Link {
  const address = categoryAddress(categoryAt(`${rootPath}/New in`), store.language)
  return { href: `/${address}.html`, label: texts[store.language].pages.intro.action }
}

/** Rows of words: headings, texts, buttons, columns, tabs, accordion. */
function wordRows(store: DemoStore): string {
  const { pages } = texts[store.language]
  const { intro, lookbook, benefits } = pages
  const stories = brands.map(({ code, name }) => ({ title: name, text: pages.brandStories[code] }))
  const to = newIn(store)
  const all = [to, { href: pageLink, label: benefits[0].title }, { href: to.href, label: lookbook.action }]
  const look = 'background-size: cover; background-position: center center; min-height: 300px; padding: 30px;'
  return [
    row(
      heading(intro.title),
      text(`<p>${intro.text}</p>`),
      buttons(all, 'inline', false),
      buttons(all, 'stacked', true),
      divider,
    ),
    row(columns(benefits)),
    fullRow(
      'full-width',
      { ...background('brand', 'elements'), 'data-enable-parallax': '1', 'data-parallax-speed': '0.5', style: look },
      text(`<p><strong>${pages.brands.text}</strong></p>`),
    ),
    row(tabs(stories.slice(0, 3)), accordion(stories.slice(3))),
  ].join('')
}

function columns(benefits: readonly [Words, Words, Words, Words]): string {
  const border = 'border-style: solid; border-width: 1px; border-color: #cecece; padding: 10px;'
  const line =
    column('50%', 'full-height', heading(benefits[0].title) + text(`<p>${benefits[0].text}</p>`)) +
    column('25%', 'align-center', text(`<p>${benefits[2].text}</p>`), border) +
    column('25%', 'align-bottom', text(`<p>${benefits[3].text}</p>`), 'background-color: #f5efe6; padding: 10px;')
  return element(
    'column-group',
    'default',
    { class: 'pagebuilder-column-group', 'data-background-images': '{}', 'data-grid-size': '12' },
    element('column-line', 'default', { class: 'pagebuilder-column-line' }, line),
  )
}

/** Rows of pictures: banners, slider, image, video. */
function pictureRows(store: DemoStore): string {
  const { intro, lookbook, school, newborn } = texts[store.language].pages
  const to = newIn(store)
  const variants = ['poster', 'collage-left', 'collage-centered', 'collage-right'] as const
  const slides = [
    slide('poster', 'hero', intro, to),
    slide('collage-left', 'lookbook', lookbook, to),
    slide('collage-right', 'newborn', newborn, to),
  ]
  const settings = {
    class: 'pagebuilder-slider',
    'data-autoplay': 'false',
    'data-autoplay-speed': '4000',
    'data-fade': 'false',
    'data-infinite-loop': 'true',
    'data-show-arrows': 'true',
    'data-show-dots': 'true',
    style: 'min-height: 300px;',
  }
  return [
    row(...variants.map((variant) => banner(variant, 'school', school, to))),
    fullRow(
      'full-bleed',
      { style: 'background-color: #f5efe6;' },
      element('slider', 'default', settings, slides.join('')),
    ),
    row(image(lookbook, to), video),
  ].join('')
}

/** Rows of what the shop fills in: code, blocks, products, a look, maps. */
function shopRows(store: DemoStore): string {
  const { lookbook, giftCards } = texts[store.language].pages
  const code = `<p><strong>${giftCards.title}</strong> ${giftCards.text}</p>`
  const asText = code.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return [
    row(element('html', 'default', {}, asText), block('home-benefits'), dynamicBlock('1,2')),
    row(
      productList('carousel', lookbook.lists[0], seaside(store)),
      productList('grid', lookbook.lists[1], warm(store)),
    ),
    row(element('lookbook', 'default', { 'data-lookbook-id': lookCode }, ''), map(store)),
    row(element('store-map', 'default', { 'data-shipping-carrier': 'storepickup' }, '')),
  ].join('')
}

/** The row of the page in a store view. */
export function elementsRow(store: DemoStore): Row {
  const [title, about] = titles[store.language]
  return {
    identifier: 'elements',
    store_view_code: store.code,
    url_key: 'elements',
    title,
    content_heading: title,
    content: wordRows(store) + pictureRows(store) + shopRows(store),
    meta_title: title,
    meta_description: about,
    meta_keywords: '',
    meta_robots: 'NOINDEX,NOFOLLOW',
    page_layout: 'cms-full-width',
    is_active: '1',
  }
}
