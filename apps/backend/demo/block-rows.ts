import { categoryAddress, categoryAt, categoryName, rootPath, storeHas } from './categories.ts'
import { company } from './company.ts'
import { contactBlocks } from './contact-blocks.ts'
import { brands } from './labels.ts'
import { pageFile } from './page-files.ts'
import type { PageName } from './page-files.ts'
import { giftCardBlocks } from './gift-card-blocks.ts'
import { homeMore } from './landings/home-more.ts'
import { linkTo, type LandingName } from './page-links.ts'
import type { Row } from './row.ts'
import { menuBlocks, type Block } from './menu-blocks.ts'
import { hex32 } from './seeded.ts'
import { stores } from './stores.ts'
import type { DemoStore, Language } from './stores.ts'
import { safetyTexts } from './texts/safety-texts.ts'
import { texts } from './texts/texts.ts'

type Scene = 'hero' | 'lookbook' | 'school' | 'newborn' | 'brand' | 'sale'
type Shape = '1440x600' | '780x975' | '720x480' | '960x960' | '1200x1600'

const suffix = '.html'

/** A drawn scene. Its alt text is empty because the page's text already says what it shows. */
function scene(name: Scene, shape: Shape, key: string): string {
  const [width = '', height = ''] = shape.split('x')
  const file = `/media/wysiwyg/drawn/scene/${name}-${hex32(key)}-${shape}.svg`
  const widths = [640, 960, 1280].map((w) => `${file}?auto=webp&amp;width=${w} ${w}w`).join(', ')
  return `<img src="${file}?auto=webp&amp;width=1280" srcset="${widths}" sizes="100vw" width="${width}" height="${height}" alt="" loading="lazy">`
}

const address = (store: DemoStore, path: string): string =>
  `/${categoryAddress(categoryAt(`${rootPath}/${path}`), store.language)}${suffix}`

/** A link to a category, labelled with the category's name by default. */
function link(store: DemoStore, path: string, label?: string): string {
  const { branch } = categoryAt(`${rootPath}/${path}`)
  return `<a href="${address(store, path)}">${label ?? categoryName(branch, store.language)}</a>`
}

const items = (links: readonly string[]): string => `<ul>${links.map((item) => `<li>${item}</li>`).join('')}</ul>`

const departments = ['Girls', 'Boys', 'Baby', 'Newborn', 'Shoes', 'Accessories', 'School', 'Sale']

const inStore = (store: DemoStore, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => storeHas(store, categoryAt(`${rootPath}/${path}`)))

const helpPages: readonly PageName[] = ['help', 'delivery', 'returns', 'size-guide', 'gift-card-guide']
const shopPages: readonly PageName[] = ['about-us', 'customer-club', 'accessibility']
const legalPages: readonly PageName[] = ['terms', 'privacy', 'imprint']

const lookbookWords: Readonly<Partial<Record<Language, string>>> = { uk: 'Лукбук', hy: 'Լուքբուք' }
const blogWords: Readonly<Partial<Record<Language, string>>> = { uk: 'Блог', hy: 'Բլոգ' }

/** A link to a page in the footer; that to the club only where there is one. */
function pageItem(store: DemoStore, name: PageName): string {
  const { path, label } = pageFile(store.language, name)
  const item = `<li><a href="/${path}">${label}</a></li>`
  return name === 'customer-club' ? `{{depend config="loyalty/general/enabled"}}${item}{{/depend}}` : item
}

function footer(store: DemoStore): string {
  const { footer: words } = texts[store.language].pages
  const shop = inStore(store, [...departments, 'Brands', 'Gift cards']).map((path) => link(store, path))
  const pages = (names: readonly PageName[]): string =>
    `<ul>${names.map((name) => pageItem(store, name)).join('')}</ul>`
  const blog = `<li><a href="/blog/allPosts">${blogWords[store.language] ?? 'Blog'}</a></li>`
  const look = `<li><a href="/lookbook">${lookbookWords[store.language] ?? 'Lookbook'}</a></li>`
  const column = (title: string, content: string): string => `<div class="column"><h2>${title}</h2>${content}</div>`
  return [
    '<div class="columns">',
    column(words.shop, items(shop)),
    column(words.help, pages(helpPages)),
    column(words.about, `<p>${words.story}</p>${pages(shopPages).replace('</ul>', `${look}${blog}</ul>`)}`),
    column(words.legal, `${pages(legalPages)}<p>${words.company}</p>`),
    '</div>',
  ].join('')
}

function banner(picture: string, title: string, text: string, action: string): string {
  return `<div class="banner">${picture}<div><h2>${title}</h2><p>${text}</p><p>${action}</p></div></div>`
}

function homeBlocks(store: DemoStore): readonly Block[] {
  const { intro, lookbook, benefits } = texts[store.language].pages
  const sea = storeHas(store, categoryAt(`${rootPath}/Collections/North Sea`)) ? 'Collections/North Sea' : 'New in'
  const { more, season } = texts[store.language].landings.home
  const to = linkTo(store)
  const ways = [to('measuring'), to('returns'), to('care')]
  const points = benefits.map(({ title, text }, index) => {
    const way = ways[index] ? `<p><a href="${ways[index]}">${more[index]}</a></p>` : ''
    return `<li><h3>${title}</h3><p>${text}</p>${way}</li>`
  })
  return [
    {
      identifier: 'home-intro',
      title: intro.title,
      content: banner(
        scene('hero', '1440x600', 'bonfire'),
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
    { identifier: 'home-benefits', title: benefits[0].title, content: `<ul>${points.join('')}</ul>` },
    { identifier: 'home-more', title: season.title, content: homeMore(store) },
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
  const { lists } = texts[store.language].landings.home
  const opening = (identifier: string, title: string, text: string, picture: string, way = ''): Block => ({
    identifier,
    title,
    content: `<div class="banner">${picture}<div><h2>${title}</h2><p>${text}</p>${way}</div></div>`,
  })
  const wayTo = (page: LandingName, label: string): string => `<p><a href="${linkTo(store)(page)}">${label}</a></p>`
  const own = brands.map(({ code, name }) =>
    opening(`category-brand-${code}`, name, pages.brandStories[code], scene('brand', '1440x600', code)),
  )
  const shown = inStore(
    store,
    brands.map(({ name }) => `Brands/${name}`),
  )
  const list = shown.map((path) => {
    const brand = brands.find(({ name }) => path.endsWith(`/${name}`))
    return `<li><h2>${link(store, path)}</h2><p>${brand ? pages.brandStories[brand.code] : ''}</p></li>`
  })
  return [
    {
      identifier: 'category-brands',
      title: pages.brands.title,
      content: `${scene('brand', '1440x600', 'all')}<p>${pages.brands.text}</p><ul>${list.join('')}</ul>`,
    },
    ...own,
    opening('category-gift-cards', pages.giftCards.title, pages.giftCards.text, scene('sale', '1440x600', 'gift')),
    opening(
      'category-school',
      pages.school.title,
      pages.school.text,
      scene('school', '1440x600', 'bell'),
      wayTo('schoolList', lists.school.action),
    ),
    opening(
      'category-newborn',
      pages.newborn.title,
      pages.newborn.text,
      scene('newborn', '1440x600', 'first'),
      wayTo('newbornList', lists.newborn.action),
    ),
  ]
}

/** The block below the buy box of every product: an offer of the physical shops with a code to show there. */
function campaign(store: DemoStore): Block {
  const { title, text } = texts[store.language].menu.campaign
  const code = '<span class="copyable">BOCIAN15</span>'
  return { identifier: 'product-campaign', title, content: `<p><strong>${title}</strong></p><p>${text} ${code}</p>` }
}

/** The manufacturer, the EU responsible person and the safety notes of a product. */
function safety(store: DemoStore): Block {
  const { title, maker, report, warning } = safetyTexts[store.language]
  const { name, street, city, email } = company
  const mail = `<a href="mailto:${email}">${email}</a>`
  const country = new Intl.DisplayNames(store.language, { type: 'region' }).of(company.country)
  return {
    identifier: 'product-safety',
    title,
    content: `<p>${warning}</p><p>${maker}<br>${name}, ${street}, ${city}, ${country}<br>${mail}</p><p>${report}</p>`,
  }
}

/** The content blocks of every store view. */
export function* blockRows(): Generator<Row> {
  for (const store of stores) {
    for (const { identifier, title, content } of [
      ...shellBlocks(store),
      ...homeBlocks(store),
      ...categoryBlocks(store),
      ...menuBlocks(store),
      campaign(store),
      safety(store),
      ...giftCardBlocks(store.language),
      ...contactBlocks(store.language),
    ]) {
      yield { identifier, store_view_code: store.code, title, content }
    }
  }
}
