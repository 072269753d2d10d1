import { categoryAddress, categoryAt, categoryName, rootPath, storeHas } from './categories.ts'
import { brands } from './labels.ts'
import type { Row } from './row.ts'
import { hex32 } from './seeded.ts'
import { stores } from './stores.ts'
import type { DemoStore } from './stores.ts'
import { texts } from './texts/texts.ts'

type Scene = 'hero' | 'lookbook' | 'school' | 'newborn' | 'brand' | 'sale'
type Shape = '1440x600' | '780x975' | '720x480' | '960x960' | '1200x1600'
type Block = { readonly identifier: string; readonly title: string; readonly content: string }

const suffix = '.html'

/** A drawn scene; the page's text says what it means, so the picture itself stays silent. */
function scene(name: Scene, shape: Shape, key: string): string {
  const [width = '', height = ''] = shape.split('x')
  const file = `/media/wysiwyg/drawn/scene/${name}-${hex32(key)}-${shape}.svg`
  const widths = [640, 1280].map((w) => `${file}?auto=webp&amp;width=${w} ${w}w`).join(', ')
  return `<img src="${file}?auto=webp&amp;width=1280" srcset="${widths}" sizes="100vw" width="${width}" height="${height}" alt="" loading="lazy">`
}

const address = (store: DemoStore, path: string): string =>
  `/${categoryAddress(categoryAt(`${rootPath}/${path}`), store.language)}${suffix}`

/** A link to a category under its own name. */
function link(store: DemoStore, path: string, label?: string): string {
  const { branch } = categoryAt(`${rootPath}/${path}`)
  return `<a href="${address(store, path)}">${label ?? categoryName(branch, store.language)}</a>`
}

const items = (links: readonly string[]): string => `<ul>${links.map((item) => `<li>${item}</li>`).join('')}</ul>`

const departments = ['Girls', 'Boys', 'Baby', 'Newborn', 'Shoes', 'Accessories', 'School', 'Sale']

const inStore = (store: DemoStore, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => storeHas(store, categoryAt(`${rootPath}/${path}`)))

function footer(store: DemoStore): string {
  const { footer: words } = texts[store.language].pages
  const shop = inStore(store, [...departments, 'Brands', 'Gift cards']).map((path) => link(store, path))
  return [
    `<div data-content-type="column-group"><div data-content-type="column"><h2>${words.shop}</h2>${items(shop)}</div>`,
    `<div data-content-type="column"><h2>${words.about}</h2><p>${words.story}</p><p>${words.company}</p></div></div>`,
  ].join('')
}

function banner(picture: string, title: string, text: string, action: string): string {
  return `<div data-content-type="banner">${picture}<div><h2>${title}</h2><p>${text}</p><p>${action}</p></div></div>`
}

function homeBlocks(store: DemoStore): readonly Block[] {
  const { intro, lookbook, benefits } = texts[store.language].pages
  const sea = storeHas(store, categoryAt(`${rootPath}/Collections/North Sea`)) ? 'Collections/North Sea' : 'New in'
  const points = benefits.map(({ title, text }) => `<li><h3>${title}</h3><p>${text}</p></li>`).join('')
  return [
    {
      identifier: 'home-intro',
      title: intro.title,
      content: banner(
        scene('hero', '1440x600', 'autumn'),
        intro.title,
        intro.text,
        link(store, 'New in', intro.action),
      ),
    },
    {
      identifier: 'home-lookbook',
      title: lookbook.title,
      content: banner(
        scene('lookbook', '1440x600', 'sea'),
        lookbook.title,
        lookbook.text,
        link(store, sea, lookbook.action),
      ),
    },
    { identifier: 'home-benefits', title: benefits[0].title, content: `<ul>${points}</ul>` },
  ]
}

function shellBlocks(store: DemoStore): readonly Block[] {
  const { topBar, missing } = texts[store.language].pages
  const ways = inStore(store, departments)
    .slice(0, 5)
    .map((path) => link(store, path))
  return [
    { identifier: 'pwa-header-top-bar', title: topBar[0], content: items(topBar) },
    { identifier: 'pwa-footer-whole', title: 'Bocian', content: footer(store) },
    {
      identifier: 'no-page',
      title: missing.title,
      content: `<h1>${missing.title}</h1><p>${missing.text}</p><p><a href="/">${missing.home}</a></p>${items(ways)}`,
    },
  ]
}

function categoryBlocks(store: DemoStore): readonly Block[] {
  const { pages } = texts[store.language]
  const opening = (identifier: string, title: string, text: string, picture: string): Block => ({
    identifier,
    title,
    content: `<div data-content-type="banner">${picture}<div><h2>${title}</h2><p>${text}</p></div></div>`,
  })
  const own = brands.map(({ code, name }) =>
    opening(`category-brand-${code}`, name, pages.brandStories[code], scene('brand', '1440x600', code)),
  )
  const shown = inStore(
    store,
    brands.map(({ name }) => `Brands/${name}`),
  )
  const list = shown.map((path) => {
    const brand = brands.find(({ name }) => path.endsWith(`/${name}`))
    return `<li><h3>${link(store, path)}</h3><p>${brand ? pages.brandStories[brand.code] : ''}</p></li>`
  })
  return [
    {
      identifier: 'category-brands',
      title: pages.brands.title,
      content: `${scene('brand', '1440x600', 'all')}<p>${pages.brands.text}</p><ul>${list.join('')}</ul>`,
    },
    ...own,
    opening('category-gift-cards', pages.giftCards.title, pages.giftCards.text, scene('sale', '1440x600', 'gift')),
    opening('category-school', pages.school.title, pages.school.text, scene('school', '1440x600', 'bell')),
    opening('category-newborn', pages.newborn.title, pages.newborn.text, scene('newborn', '1440x600', 'first')),
  ]
}

/** The content blocks of every store view. */
export function* blockRows(): Generator<Row> {
  for (const store of stores) {
    for (const { identifier, title, content } of [
      ...shellBlocks(store),
      ...homeBlocks(store),
      ...categoryBlocks(store),
    ]) {
      yield { identifier, store_view_code: store.code, title, content }
    }
  }
}
