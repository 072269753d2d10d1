import { columns, column, textParts, type Part } from '../builder-groups.ts'
import { image, scene, type Picture, type Scene } from '../builder-pictures.ts'
import { categoryAt, categoryName, rootPath } from '../categories.ts'
import { productList } from '../list-rows.ts'
import { inline } from '../markup.ts'
import { buttons, heading, row, text, type Link } from '../page-builder.ts'
import { linkTo, shopAddress } from '../page-links.ts'
import type { DemoStore } from '../stores.ts'

type Titled = { readonly title: string; readonly text: string }
type List = { readonly title: string; readonly points: readonly string[] }
type Lead = Titled & { readonly action: string; readonly picture: string }

/** A text of a store with its links. */
export const said = (store: DemoStore, words: string): string => inline(words, linkTo(store))

/** A link to a category with the category's name. */
export function department(store: DemoStore, path: string): Link {
  const { branch } = categoryAt(`${rootPath}/${path}`)
  return { href: shopAddress(store, path), label: categoryName(branch, store.language) }
}

/** A square picture for half of the page. */
const halfWide = (picture: Picture): Picture => ({ ...picture, width: 720, height: 720 })

/** The first row: the page's main heading, a text and buttons beside a picture, which phones show below. */
export function leadRow(
  { title, text: words, action, picture }: Lead,
  name: Scene,
  to: string,
  more: readonly Link[] = [],
): string {
  const main = `<h1 data-content-type="heading" data-appearance="default" data-element="main">${title}</h1>`
  return row(
    columns([
      column(
        '50%',
        'align-center',
        main + text(`<p>${words}</p>`) + buttons([{ href: to, label: action }, ...more], 'inline', false),
      ),
      column('50%', 'align-center', image(halfWide(scene(name, `landing ${name}`, '960x960')), { alt: picture })),
    ]),
  )
}

/** A heading of the second level above other elements. */
export const titledRow = (title: string, ...elements: readonly string[]): string => row(heading(title), ...elements)

/** A heading of the third level. */
export const smallHeading = (title: string): string =>
  `<h3 data-content-type="heading" data-appearance="default" data-element="main">${title}</h3>`

/** What a column says: a small heading and a text. */
export const saying = (store: DemoStore, { title, text: words }: Titled): string =>
  smallHeading(title) + text(`<p>${said(store, words)}</p>`)

const points = (store: DemoStore, list: readonly string[]): string =>
  text(`<ul>${list.map((point) => `<li>${said(store, point)}</li>`).join('')}</ul>`)

/** What a column lists: a small heading and points. */
export const listing = (store: DemoStore, list: List): string => smallHeading(list.title) + points(store, list.points)

export const listParts = (store: DemoStore, lists: readonly List[]): readonly Part[] =>
  lists.map((list) => ({ title: list.title, content: points(store, list.points) }))

/** Questions with their answers, or other texts, as the parts of tabs and accordions. */
export const saidParts = (store: DemoStore, items: readonly Titled[]): readonly Part[] =>
  textParts(items.map(({ title, text: words }) => ({ title, text: said(store, words) })))

/** A heading above products; nothing if the store sells none of them. */
export const shelfRow = (title: string, appearance: 'grid' | 'carousel', skus: readonly string[]): string =>
  skus.length === 0 ? '' : titledRow(title, productList(appearance, title, skus, skus.length))
