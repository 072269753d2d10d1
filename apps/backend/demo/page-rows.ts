import { company } from './company.ts'
import { deliveryTable, paymentList } from './deliveries.ts'
import { elementsRow } from './elements-page.ts'
import { productList, seaside, warm } from './list-rows.ts'
import { landingRows } from './landings/landing-rows.ts'
import { lookCode, lookPicture } from './look-rows.ts'
import { markup } from './markup.ts'
import { heading, row, text } from './page-builder.ts'
import { pageFile, pageNames } from './page-files.ts'
import type { PageName } from './page-files.ts'
import { linkTo } from './page-links.ts'
import type { Row } from './row.ts'
import { sizeTables } from './size-tables.ts'
import { stores } from './stores.ts'
import type { DemoStore } from './stores.ts'
import { texts } from './texts/texts.ts'

function content(store: DemoStore, name: PageName): string {
  const { body } = pageFile(store.language, name)
  const { pages } = texts[store.language]
  const values: Readonly<Record<string, () => string>> = {
    ...Object.fromEntries(Object.entries(company).map(([key, value]) => [key, () => value])),
    deliveries: () => deliveryTable(store, pages.deliveryTable),
    payments: () => paymentList(store),
    ...sizeTables(store.language),
  }
  return markup(body, linkTo(store)).replaceAll(
    /(<p>)?\{(\w+)\}(<\/p>)?/g,
    (whole, open = '', key: string, close = '') => {
      const value = values[key]?.()
      if (value === undefined) throw new Error(`no value for ${whole} in ${store.language}/${name}`)
      return value.startsWith('<') ? value : open + value + close
    },
  )
}

function homeRow(store: DemoStore): Row {
  const { title, text } = texts[store.language].pages.home
  return {
    identifier: 'home',
    store_view_code: store.code,
    url_key: 'home',
    title,
    content_heading: '',
    content: ['home-intro', 'home-lookbook', 'home-benefits', 'home-more']
      .map((id) => `{{block id="${id}"}}`)
      .join('\n'),
    meta_title: title,
    meta_description: text,
    meta_keywords: '',
    meta_robots: 'INDEX,FOLLOW',
    page_layout: 'cms-full-width',
    is_active: '1',
  }
}

/** A page with a single look. Without scripts it shows the picture above links to the products. */
function lookRow(store: DemoStore): Row {
  const { title, text: words, lists } = texts[store.language].pages.lookbook
  const { file, size } = lookPicture
  const picture = `<img src="/media/${file}?auto=webp&amp;format=pjpg&amp;width=960&amp;height=960&amp;fit=cover" width="${size}" height="${size}" alt="${title}">`
  return {
    ...homeRow(store),
    identifier: 'lookbook',
    url_key: 'lookbook',
    title,
    content_heading: title,
    content: row(
      text(`<p>${words}</p><div class="lookbook" data-lookbook-id="${lookCode}">${picture}</div>`),
      heading(lists[0]),
      productList('carousel', lists[0], seaside(store)),
      heading(lists[1]),
      productList('grid', lists[1], warm(store)),
    ),
    meta_title: title,
    meta_description: words,
  }
}

/** The content pages of every store view. */
export function* pageRows(): Generator<Row> {
  for (const store of stores) {
    yield homeRow(store)
    yield lookRow(store)
    yield elementsRow(store)
    yield* landingRows(store)
    for (const name of pageNames) {
      const { title, path, about } = pageFile(store.language, name)
      yield {
        identifier: name,
        store_view_code: store.code,
        url_key: path,
        title,
        content_heading: title,
        content: content(store, name),
        meta_title: title,
        meta_description: about,
        meta_keywords: '',
        meta_robots: '',
        page_layout: '1column',
        is_active: '1',
      }
    }
  }
}
