import { evenColumns, fullRow } from '../builder-groups.ts'
import { image, scene, slide, slider, type Scene } from '../builder-pictures.ts'
import { productList, warm } from '../list-rows.ts'
import { buttons, heading, row, text } from '../page-builder.ts'
import { linkTo } from '../page-links.ts'
import type { DemoStore } from '../stores.ts'
import { texts } from '../texts/texts.ts'
import { smallHeading } from './landing-parts.ts'
import { postTeaser } from './post-teaser.ts'

type Action = { readonly title: string; readonly text: string; readonly action: string }

const card = ({ title, text: words, action }: Action, name: Scene, href: string): string =>
  image(scene(name, 'home', '720x480'), { alt: '' }) +
  smallHeading(title) +
  text(`<p>${words}</p>`) +
  buttons([{ href, label: action }], 'inline', false)

/** Words on a nearly white ground over the picture. */
const readable = { level: 2, veil: '#ffffffe6', least: '420px' } as const

/** What the home page shows below its benefits, built from elements: slides of a season and a brand, lists and the blog. */
export function homeMore(store: DemoStore): string {
  const { season, shelf, lists, brand, blog } = texts[store.language].landings.home
  const to = linkTo(store)
  const shown = (words: Action, name: Scene, href: string): string =>
    slide('collage-left', [name, 'home'], words, { href, label: words.action }, readable)
  return [
    fullRow(
      'full-bleed',
      {},
      slider([shown(season, 'winter', to('winter')), shown(brand, 'seaside', to('brand'))], readable.least),
    ),
    row(heading(shelf), productList('carousel', shelf, warm(store))),
    row(
      heading(lists.title),
      text(`<p>${lists.text}</p>`),
      evenColumns([card(lists.newborn, 'newborn', to('newbornList')), card(lists.school, 'school', to('schoolList'))]),
    ),
    row(
      heading(blog.title),
      postTeaser(store, ['car-seat-winter', 'autumn-layers', 'measuring-feet']),
      buttons([{ href: '/blog/allPosts', label: blog.action }], 'inline', false),
    ),
  ].join('')
}
