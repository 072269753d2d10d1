import { dayFrom } from './calendar.ts'
import { markup } from './markup.ts'
import { pageFile, readPage } from './page-files.ts'
import type { PageName } from './page-files.ts'
import { pageNames } from './page-files.ts'
import type { Row } from './row.ts'
import { hex32 } from './seeded.ts'
import { stores } from './stores.ts'
import type { DemoStore } from './stores.ts'
import { texts } from './texts/texts.ts'

type Post = {
  readonly name: string
  readonly scene: 'hero' | 'newborn' | 'brand' | 'school'
  readonly category: 'guides' | 'care'
  readonly tags: readonly ('autumn' | 'newborn' | 'washing' | 'sizes')[]
  /** Age in days when the shop is loaded. */
  readonly age: number
}

export const posts: readonly Post[] = [
  { name: 'autumn-layers', scene: 'hero', category: 'guides', tags: ['autumn'], age: 9 },
  { name: 'wool-care', scene: 'brand', category: 'care', tags: ['washing', 'autumn'], age: 23 },
  { name: 'first-wardrobe', scene: 'newborn', category: 'guides', tags: ['newborn', 'sizes'], age: 41 },
  { name: 'school-sizes', scene: 'school', category: 'guides', tags: ['sizes'], age: 78 },
]

const author = 'agata=Agata Gniazdowska'

const isPage = (target: string): target is PageName => (pageNames as readonly string[]).includes(target)

function postRow(post: Post, { code, language }: DemoStore, now: Date): Row {
  const { title, path, about, body } = readPage('blog', language, post.name)
  const { categories, tags } = texts[language].pages.blog
  const linkTo = (target: string): string => (isPage(target) ? `/${pageFile(language, target).path}` : target)
  return {
    identifier: post.name,
    store_view_code: code,
    url_key: path,
    title,
    short_content: `<p>${about}</p>`,
    content: markup(body, linkTo),
    image: `/media/wysiwyg/drawn/scene/${post.scene}-${hex32(post.name)}-1440x600.svg`,
    meta_title: title,
    meta_description: about,
    author,
    categories: `${post.category}=${categories[post.category]}`,
    tags: post.tags.map((tag) => `${tag}=${tags[tag]}`).join('|'),
    published_at: `${dayFrom(now, -post.age, '06:00:00').replace(' ', 'T')}Z`,
    is_active: '1',
  }
}

/** The posts of the blog in every store view. */
export function* postRows(now: Date): Generator<Row> {
  for (const store of stores) for (const post of posts) yield postRow(post, store, now)
}
