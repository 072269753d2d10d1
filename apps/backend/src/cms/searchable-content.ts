import type { Context } from '#src/platform/context.ts'
import { storeSettings, withSettings } from '#src/store/store.ts'
import { replaceDirectives } from './directives/read-directives.ts'
import { hiddenPages } from './page-list/page-list.ts'
import { selectSearchablePages, selectSearchablePosts } from './searchable-content-queries.ts'

/** A page or post with the texts by which shoppers may search for it. The content is HTML, with the values of the settings that it names. */
export interface SearchableContent {
  kind: 'PAGE' | 'BLOG_POST'
  /** The path in the store view, without a slash at the start. */
  path: string
  title: string
  description: string
  keywords: string
  content: string
  /** Null for a page, which is always published. */
  publishedAt: Date | null
}

/**
 * The enabled pages of the request's store view, except its home and error pages and those about features that it does not have.
 * If it has a blog, also the enabled posts, some of which may have a date of publication in the future.
 */
export async function searchableContent(context: Context): Promise<SearchableContent[]> {
  const { db, store } = context
  const settings = await storeSettings(context)
  const others = [settings['web/default/cms_home_page'], settings['web/default/cms_no_route'], ...hiddenPages(settings)]
  const pages = await selectSearchablePages(db, store.id, others)
  const posts = settings['blog/general/enabled'] ? await selectSearchablePosts(db, store.id) : []
  const found = [
    ...pages.map((page) => ({ ...page, kind: 'PAGE' as const, publishedAt: null })),
    ...posts.map((post) => ({ ...post, kind: 'BLOG_POST' as const, path: `blog/post/${post.path}` })),
  ]
  return Promise.all(found.map(async (one) => ({ ...one, content: words(await withSettings(context, one.content)) })))
}

/** HTML without what nobody reads: styles, and directives other than settings. */
const words = (html: string): string =>
  replaceDirectives(html.replaceAll(/<style\b[^>]*>[^<]*<\/style>/gi, ''), () => '')
