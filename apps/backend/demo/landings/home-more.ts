import { column, columns, evenColumns, fullRow, tintedRow } from '../builder-groups.ts'
import { banner, image, scene, type Scene } from '../builder-pictures.ts'
import { productList, warm } from '../list-rows.ts'
import { buttons, heading, row, text } from '../page-builder.ts'
import { linkTo } from '../page-links.ts'
import type { DemoStore } from '../stores.ts'
import { texts } from '../texts/texts.ts'
import { halfWide, smallHeading } from './landing-parts.ts'
import { postTeaser } from './post-teaser.ts'

type Action = { readonly title: string; readonly text: string; readonly action: string }

const card = ({ title, text: words, action }: Action, name: Scene, href: string): string =>
  image(scene(name, 'home', '720x480'), { alt: '' }) +
  smallHeading(title) +
  text(`<p>${words}</p>`) +
  buttons([{ href, label: action }], 'inline', false)

/** What the home page shows below its benefits, built from elements: a season, lists, a brand and the blog. */
export function homeMore(store: DemoStore): string {
  const { season, shelf, lists, brand, blog } = texts[store.language].landings.home
  const to = linkTo(store)
  const seasonWords =
    heading(season.title) +
    text(`<p>${season.text}</p>`) +
    buttons([{ href: to('winter'), label: season.action }], 'inline', false)
  return [
    tintedRow(
      columns([
        column('50%', 'align-center', image(halfWide(scene('winter', 'home', '960x960')), { alt: '' })),
        column('50%', 'align-center', seasonWords),
      ]),
    ),
    row(heading(shelf), productList('carousel', shelf, warm(store))),
    row(
      heading(lists.title),
      text(`<p>${lists.text}</p>`),
      evenColumns([card(lists.newborn, 'newborn', to('newbornList')), card(lists.school, 'school', to('schoolList'))]),
    ),
    fullRow(
      'full-bleed',
      {},
      banner(
        'collage-left',
        ['seaside', 'home'],
        brand,
        { href: to('brand'), label: brand.action },
        { level: 2, veil: '#ffffffe6', least: '420px' },
      ),
    ),
    row(
      heading(blog.title),
      postTeaser(store, ['car-seat-winter', 'autumn-layers', 'measuring-feet']),
      buttons([{ href: '/blog/allPosts', label: blog.action }], 'inline', false),
    ),
  ].join('')
}
