import { categoryAddress, categoryAt, rootPath } from './categories.ts'
import { accordion, column, columns, fullRow, tabs, textParts } from './builder-groups.ts'
import { background, banner, image, scene, slide, slider, type Scene } from './builder-pictures.ts'
import { brands } from './labels.ts'
import { productList, seaside, warm } from './list-rows.ts'
import { lookCode } from './look-rows.ts'
import { buttons, element, heading, part, row, text, widget, type Link } from './page-builder.ts'
import type { Row } from './row.ts'
import { shops } from './shops.ts'
import type { DemoStore, Language } from './stores.ts'
import { texts } from './texts/texts.ts'

// A page with every element of the page builder, to see what each looks like in the shop. No menu leads to it, and search engines
// do not list it. Its words are those of the shop's other pages.

const titles: Readonly<Record<Language, readonly [title: string, about: string]>> = {
  pl: ['Elementy stron', 'Wszystkie elementy, z których można zbudować stronę w sklepie.'],
  cs: ['Prvky stránek', 'Všechny prvky, ze kterých lze v obchodě sestavit stránku.'],
  sk: ['Prvky stránok', 'Všetky prvky, z ktorých sa dá v obchode zostaviť stránka.'],
  de: ['Elemente der Seiten', 'Alle Elemente, aus denen sich eine Seite im Shop zusammenstellen lässt.'],
  ro: ['Elementele paginilor', 'Toate elementele din care se poate alcătui o pagină a magazinului.'],
  uk: ['Елементи сторінок', 'Усі елементи, з яких можна скласти сторінку магазину.'],
  hy: ['Էջերի տարրերը', 'Բոլոր տարրերը, որոնցից կարելի է կազմել խանութի էջը։'],
  en: ['Page elements', 'All elements from which a page of the shop can be built.'],
}

const pageLink = String.raw`{{widget type='Magento\Cms\Block\Widget\Page\Link' page_id='size-guide' template='Magento_PageBuilder::widget/link_href.phtml' type_name='CMS Page Link' }}`

type Words = { readonly title: string; readonly text: string }

const exampleBanner = (variant: string, name: Scene, words: Words, to: Link): string =>
  banner(variant, [name, `banner${variant}`], words, to)

const exampleSlide = (variant: string, name: Scene, words: Words, to: Link): string =>
  slide(variant, [name, `slide${variant}`], words, to)

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
    row(benefitColumns(benefits)),
    fullRow(
      'full-width',
      { ...background('brand', 'elements'), 'data-enable-parallax': '1', 'data-parallax-speed': '0.5', style: look },
      text(`<p><strong>${pages.brands.text}</strong></p>`),
    ),
    row(tabs(textParts(stories.slice(0, 3))), accordion(textParts(stories.slice(3)))),
  ].join('')
}

function benefitColumns(benefits: readonly [Words, Words, Words, Words]): string {
  const border = 'border-style: solid; border-width: 1px; border-color: #cecece; padding: 10px;'
  return columns([
    column('50%', 'full-height', heading(benefits[0].title) + text(`<p>${benefits[0].text}</p>`)),
    column('25%', 'align-center', text(`<p>${benefits[2].text}</p>`), border),
    column('25%', 'align-bottom', text(`<p>${benefits[3].text}</p>`), 'background-color: #f5efe6; padding: 10px;'),
  ])
}

/** Rows of pictures: banners, slider, image, video. */
function pictureRows(store: DemoStore): string {
  const { intro, lookbook, school, newborn } = texts[store.language].pages
  const to = newIn(store)
  const variants = ['poster', 'collage-left', 'collage-centered', 'collage-right'] as const
  const picture = image(scene('lookbook', 'elements'), {
    alt: lookbook.title,
    phone: scene('lookbook', 'elements', '780x975'),
    link: to.href,
    caption: lookbook.text,
  })
  const slides = [
    exampleSlide('poster', 'hero', intro, to),
    exampleSlide('collage-left', 'lookbook', lookbook, to),
    exampleSlide('collage-right', 'newborn', newborn, to),
  ]
  return [
    row(...variants.map((variant) => exampleBanner(variant, 'school', school, to))),
    fullRow('full-bleed', { style: 'background-color: #f5efe6;' }, slider(slides)),
    row(picture, video),
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
