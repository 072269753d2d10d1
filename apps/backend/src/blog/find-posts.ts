import DataLoader from 'dataloader'
import { cacheUntil } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import type { BlogPostsFilterInput, InputMaybe } from '#src/platform/resolvers.gen.ts'
import { storeSettings } from '#src/store/store.ts'
import { calculateRelated } from './calculate-related.ts'
import { blogErrors } from './errors.ts'
import {
  selectMonths,
  selectNextPublication,
  selectPostFacts,
  selectPosts,
  selectTerms,
  type Shown,
} from './post-queries.ts'
import { numberOf, readFilter, readOrder } from './read-filter.ts'
import type { Month, PostOrder, PostRow, TermKind, TermRow } from './types.ts'

/** Later than any post. */
const endOfTime = new Date('9999-12-31T00:00:00Z')
const mostOnPage = 50
const mostRelated = 3
/** How long a cached page may show an old order of the most-read posts. */
const popularMilliseconds = 3_600_000

/** Posts that are published; in a preview also drafts and, unless it shows a certain moment, posts of the future. */
export const shownIn = ({ store, now, preview }: Context): Shown =>
  preview === undefined
    ? { storeId: store.id, now }
    : { storeId: store.id, now: preview.at ?? endOfTime, withDrafts: true }

/** Throws if the store has no blog. */
export async function needBlog(context: Context): Promise<void> {
  if ((await storeSettings(context))['blog/general/enabled']) return
  throw blogErrors.BLOG_DISABLED()
}

/**
 * The store's categories, tags and authors by id, in the order of their titles; loaded once per request. The order in which they were
 * saved says nothing, and files do not have it.
 */
export function blogTerms(context: Context): Promise<Map<number, TermRow>> {
  return context.memo('blog.terms', async () => {
    const { compare } = new Intl.Collator(context.store.locale.replace('_', '-'))
    const found = await selectTerms(context.db, shownIn(context))
    const terms = found.toSorted((a, b) => compare(a.title, b.title) || (a.identifier < b.identifier ? -1 : 1))
    return new Map(terms.map((term) => [term.id, term]))
  })
}

/** A term of one kind by the id that a client sends. */
export async function blogTerm(context: Context, kind: TermKind, id: InputMaybe<string> | undefined): Promise<TermRow> {
  await needBlog(context)
  const term = (await blogTerms(context)).get(numberOf(id))
  if (term?.kind === kind) return term
  throw blogErrors.BLOG_TERM_NOT_FOUND({ kind })
}

/** A published post by the id that a client sends. */
export async function blogPost(context: Context, id: InputMaybe<string> | undefined): Promise<PostRow> {
  await needBlog(context)
  const post = await postLoader(context).load(numberOf(id))
  if (post !== null) return post
  throw blogErrors.BLOG_POST_NOT_FOUND()
}

/** Published posts by id, in one query per request. */
export function postLoader(context: Context): DataLoader<number, PostRow | null> {
  return context.memo(
    'blog.posts',
    () =>
      new DataLoader(async (ids: readonly number[]) => {
        const page = { limit: ids.length, offset: 0, order: 'newest', zone: 'UTC' } as const
        const { rows } = await selectPosts(context.db, shownIn(context), { ids: [...ids] }, page)
        const posts = new Map(rows.map((row) => [row.id, row]))
        return ids.map((id) => posts.get(id) ?? null)
      }),
  )
}

interface Asked {
  filter?: InputMaybe<BlogPostsFilterInput> | undefined
  pageSize?: InputMaybe<number> | undefined
  currentPage?: InputMaybe<number> | undefined
  sort?: InputMaybe<readonly InputMaybe<string>[]> | undefined
  sortFiled?: InputMaybe<string> | undefined
}

/** One page of posts and the total count. */
export async function blogPosts(
  context: Context,
  { filter, pageSize, currentPage, sort, sortFiled }: Asked,
): Promise<{ items: PostRow[]; total_count: number; total_pages: number }> {
  await needBlog(context)
  const [size, current] = [pageSize ?? 5, currentPage ?? 1]
  if (size < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  if (current < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  const order = readOrder(sortFiled, sort)
  await notePublication(context, order)
  const limit = Math.min(size, mostOnPage)
  const zone = (await storeSettings(context))['general/locale/timezone']
  const page = { limit, offset: (Math.min(current, 10_000) - 1) * limit, order, zone }
  const { rows, total } = await selectPosts(context.db, shownIn(context), readFilter(filter), page)
  return { items: rows, total_count: total, total_pages: Math.ceil(total / limit) }
}

/** Cached pages with this list expire when the next post is published, and earlier if the list depends on what is read most. */
async function notePublication(context: Context, order: PostOrder): Promise<void> {
  if (order === 'popular') cacheUntil(context, new Date(context.now.getTime() + popularMilliseconds))
  const next = await context.memo('blog.next', () => selectNextPublication(context.db, shownIn(context)))
  if (next !== null) cacheUntil(context, next)
}

/** The posts to read after this one: those that its author names, otherwise those with the most topics in common. */
export async function relatedPosts(context: Context, post: PostRow): Promise<PostRow[]> {
  const facts = await context.memo('blog.facts', () => selectPostFacts(context.db, shownIn(context)))
  const found = await postLoader(context).loadMany(calculateRelated(post, facts, mostRelated))
  return found.filter((one): one is PostRow => one !== null && !(one instanceof Error))
}

/** The months with posts, newest first. */
export async function blogMonths(context: Context): Promise<Month[]> {
  await needBlog(context)
  const zone = (await storeSettings(context))['general/locale/timezone']
  return selectMonths(context.db, shownIn(context), zone)
}
