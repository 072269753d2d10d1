import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import type { BlogPostsFilterInput, FilterTypeInput, InputMaybe } from '#src/platform/resolvers.gen.ts'
import { storeSettings } from '#src/store/store.ts'
import { selectPosts, selectTerms, type PostFilter, type PostRow, type TermKind, type TermRow } from './blog-queries.ts'
import { cmsErrors } from './errors.ts'

const mostOnPage = 50
const mostWords = 5

/** Throws if the store has no blog. */
export async function needBlog(context: Context): Promise<void> {
  if ((await storeSettings(context))['blog/general/enabled']) return
  throw cmsErrors.BLOG_DISABLED()
}

/** The store's categories, tags and authors by id; loaded once per request. */
export function blogTerms(context: Context): Promise<Map<number, TermRow>> {
  return context.memo('cms.blogTerms', async () => {
    const terms = await selectTerms(context.db, context.store.id)
    return new Map(terms.map((term) => [term.id, term]))
  })
}

/** A term of one kind by the id that a client sends. */
export async function blogTerm(context: Context, kind: TermKind, id: InputMaybe<string> | undefined): Promise<TermRow> {
  await needBlog(context)
  const term = (await blogTerms(context)).get(numberOf(id))
  if (term?.kind === kind) return term
  throw cmsErrors.BLOG_TERM_NOT_FOUND({ kind })
}

/** A published post by the id that a client sends. */
export async function blogPost(context: Context, id: InputMaybe<string> | undefined): Promise<PostRow> {
  await needBlog(context)
  const page = { now: context.now, limit: 1, offset: 0 }
  const { rows } = await selectPosts(context.db, context.store.id, { ids: [numberOf(id)] }, page)
  if (rows[0] !== undefined) return rows[0]
  throw cmsErrors.BLOG_POST_NOT_FOUND()
}

/** One page of posts and the total count. */
export async function blogPosts(
  context: Context,
  filter: InputMaybe<BlogPostsFilterInput> | undefined,
  pageSize: number,
  currentPage: number,
): Promise<{ items: PostRow[]; total_count: number; total_pages: number }> {
  await needBlog(context)
  if (pageSize < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  if (currentPage < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  const limit = Math.min(pageSize, mostOnPage)
  const page = { now: context.now, limit, offset: (Math.min(currentPage, 10_000) - 1) * limit }
  const { rows, total } = await selectPosts(context.db, context.store.id, readFilter(filter), page)
  return { items: rows, total_count: total, total_pages: Math.ceil(total / limit) }
}

function readFilter(filter: InputMaybe<BlogPostsFilterInput> | undefined): PostFilter {
  const terms = [idsOf(filter?.category_id), idsOf(filter?.tag_id)].filter((ids) => ids !== undefined)
  return {
    ids: idsOf(filter?.post_id),
    authorIds: idsOf(filter?.author_id),
    termIds: terms.length === 0 ? undefined : terms.flat(),
    words: wordsOf(filter?.search ?? filter?.title ?? filter?.content),
  }
}

function idsOf(filter: InputMaybe<FilterTypeInput> | undefined): number[] | undefined {
  const values = [filter?.eq, ...(filter?.in ?? [])].filter((value) => typeof value === 'string')
  return values.length === 0 ? undefined : values.map(numberOf)
}

function wordsOf(filter: InputMaybe<FilterTypeInput> | undefined): string[] | undefined {
  const text = (filter?.like ?? filter?.eq ?? '').replaceAll('%', ' ').replaceAll('\0', '').trim().toLowerCase()
  return text === '' ? undefined : text.split(/\s+/).slice(0, mostWords)
}

function numberOf(id: InputMaybe<string> | undefined): number {
  return /^\d{1,9}$/.test(id ?? '') ? Number(id) : 0
}
