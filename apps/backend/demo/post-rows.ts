import { dayFrom } from './calendar.ts'
import { products } from './catalogue.ts'
import type { CutCode } from './cuts.ts'
import { markup } from './markup.ts'
import { readPage } from './page-files.ts'
import { linkTo } from './page-links.ts'
import type { Row } from './row.ts'
import { hex32 } from './seeded.ts'
import { stores } from './stores.ts'
import type { DemoStore } from './stores.ts'
import { texts } from './texts/texts.ts'
import type { Pages } from './texts/types.ts'

type Blog = Pages['blog']

type Post = {
  readonly name: string
  readonly scene: 'hero' | 'newborn' | 'brand' | 'school'
  readonly author: Author
  readonly category: keyof Blog['categories']
  readonly tags: readonly (keyof Blog['tags'])[]
  /** The kinds of garments that it is about. */
  readonly cuts: readonly CutCode[]
  /** Age in days when the shop is loaded. */
  readonly age: number
  /** Posts to read next; those with the same topics if there are none. */
  readonly related?: readonly string[]
}

const authors = { agata: 'Agata Gniazdowska', jan: 'Jan Wróbel' } as const
type Author = keyof typeof authors

export const posts: readonly Post[] = [
  {
    name: 'car-seat-winter',
    scene: 'brand',
    author: 'jan',
    category: 'guides',
    tags: ['winter', 'newborn'],
    cuts: ['sweatshirt', 'cardigan', 'beanie'],
    age: 2,
    related: ['autumn-layers', 'sleep-bags-tog'],
  },
  {
    name: 'autumn-layers',
    scene: 'hero',
    author: 'agata',
    category: 'guides',
    tags: ['autumn'],
    cuts: ['longsleeve', 'sweater', 'vest', 'rainjacket'],
    age: 9,
    related: ['rainwear-care', 'car-seat-winter'],
  },
  {
    name: 'rainwear-care',
    scene: 'school',
    author: 'jan',
    category: 'care',
    tags: ['washing', 'autumn'],
    cuts: ['rainjacket', 'jacket'],
    age: 16,
  },
  {
    name: 'wool-care',
    scene: 'brand',
    author: 'agata',
    category: 'care',
    tags: ['washing', 'autumn'],
    cuts: ['sweater', 'cardigan'],
    age: 23,
    related: ['stains', 'rainwear-care'],
  },
  {
    name: 'measuring-feet',
    scene: 'hero',
    author: 'jan',
    category: 'guides',
    tags: ['sizes', 'nursery'],
    cuts: ['socks', 'tights'],
    age: 33,
    related: ['school-sizes', 'nursery-bag'],
  },
  {
    name: 'first-wardrobe',
    scene: 'newborn',
    author: 'agata',
    category: 'guides',
    tags: ['newborn', 'sizes'],
    cuts: ['bodysuit', 'sleepsuit', 'romper'],
    age: 41,
    related: ['sleep-bags-tog', 'hand-me-downs'],
  },
  {
    name: 'sleep-bags-tog',
    scene: 'newborn',
    author: 'agata',
    category: 'guides',
    tags: ['newborn', 'sleep'],
    cuts: ['sleepsuit', 'bodysuit', 'pyjamas'],
    age: 55,
  },
  {
    name: 'stains',
    scene: 'school',
    author: 'agata',
    category: 'care',
    tags: ['washing'],
    cuts: ['tshirt', 'joggers'],
    age: 66,
  },
  {
    name: 'school-sizes',
    scene: 'school',
    author: 'agata',
    category: 'guides',
    tags: ['sizes'],
    cuts: ['trousers', 'shirt', 'dress'],
    age: 78,
    related: ['measuring-feet', 'hand-me-downs'],
  },
  {
    name: 'nursery-bag',
    scene: 'school',
    author: 'jan',
    category: 'guides',
    tags: ['nursery', 'sizes'],
    cuts: ['joggers', 'sweatshirt', 'rainjacket'],
    age: 96,
  },
  {
    name: 'sun-clothes',
    scene: 'hero',
    author: 'jan',
    category: 'guides',
    tags: ['summer'],
    cuts: ['sunhat', 'swimsuit', 'swimshorts'],
    age: 151,
  },
  {
    name: 'hand-me-downs',
    scene: 'brand',
    author: 'agata',
    category: 'care',
    tags: ['washing', 'newborn'],
    cuts: ['bodysuit', 'pyjamas'],
    age: 214,
  },
]

function postRow(post: Post, store: DemoStore, now: Date): Row {
  const { code, language } = store
  const { title, path, about, body } = readPage('blog', language, post.name)
  const { categories, about: abouts, tags } = texts[language].pages.blog
  return {
    identifier: post.name,
    store_view_code: code,
    url_key: path,
    title,
    short_content: `<p>${about}</p>`,
    content: markup(body, linkTo(store)),
    image: `/media/wysiwyg/drawn/scene/${post.scene}-${hex32(post.name)}-1440x600.svg`,
    meta_title: title,
    meta_description: about,
    author: `${post.author}=${authors[post.author]}`,
    categories: `${post.category}=${categories[post.category]}=${abouts[post.category]}`,
    tags: post.tags.map((tag) => `${tag}=${tags[tag]}`).join('|'),
    related_posts: (post.related ?? []).join('|'),
    related_products: skusOf(post.cuts).join('|'),
    published_at: `${dayFrom(now, -post.age, '06:00:00').replace(' ', 'T')}Z`,
    is_active: '1',
  }
}

const perCut = 2

/** One product of each of the first designs of these kinds, at the regular price. A store leaves out those that it does not sell. */
const skusOf = (cuts: readonly CutCode[]): string[] =>
  cuts.flatMap((cut) => {
    const found = products.filter(({ design, reduction }) => design.cut === cut && reduction === undefined)
    const byDesign = new Map(found.map(({ design, sku }) => [design.seed, sku]))
    return [...byDesign.values()].slice(0, perCut)
  })

/** The posts of the blog in every store view. */
export function* postRows(now: Date): Generator<Row> {
  for (const store of stores) for (const post of posts) yield postRow(post, store, now)
}
