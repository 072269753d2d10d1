import type { StoreView } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { baseUrlOf, settingsOfStore, shopName } from '#src/store/store.ts'
import { selectPosts } from './post-queries.ts'

const mostPosts = 20

/** The newest posts of a store view as RSS 2.0 (https://www.rssboard.org/rss-specification); undefined if it has no blog. */
export async function blogFeed(db: Reader, store: StoreView, now: Date): Promise<string | undefined> {
  const settings = await settingsOfStore(db, store.id)
  if (!settings['blog/general/enabled']) return undefined
  const base = await baseUrlOf(db, store)
  const page = { limit: mostPosts, offset: 0, order: 'newest', zone: 'UTC' } as const
  const { rows } = await selectPosts(db, { storeId: store.id, now }, {}, page)
  const items = rows.map((post) => {
    const url = `${base}blog/post/${encodeURI(post.urlKey)}`
    return [
      `<item><title>${encode(post.title)}</title><link>${encode(url)}</link><guid isPermaLink="true">${encode(url)}</guid>`,
      `<pubDate>${post.publishedAt.toUTCString()}</pubDate><description>${encode(post.shortContent)}</description></item>`,
    ].join('')
  })
  const description = settings['blog/index/meta_description'] || settings['blog/index/subtitle']
  const channel = [
    `<title>${encode(`${shopName(store, settings)} – ${settings['blog/index/title']}`)}</title>`,
    `<link>${encode(`${base}blog/allPosts`)}</link>`,
    `<description>${encode(description || settings['blog/index/title'])}</description>`,
    `<language>${store.locale.replace('_', '-').toLowerCase()}</language>`,
    `<atom:link href="${encode(`${base}blog/rss/feed`)}" rel="self" type="application/rss+xml"/>`,
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${[...channel, ...items].join('\n')}
</channel></rss>
`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function encode(text: string): string {
  // XML 1.0 allows no other control characters than tab and line breaks.
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)
}
