import type { Context } from '#src/platform/context.ts'
import type { BlogPostsFilterInput, FilterTypeInput, InputMaybe } from '#src/platform/resolvers.gen.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { selectPosts, selectTerms, type PostFilter, type PostRow, type TermKind, type TermRow } from './blog-queries.ts'

const mostOnPage = 50
const mostWords = 5

/** Refuses where the store has no blog. */
export async function needBlog(context: Context): Promise<void> {
  if ((await storeSettings(context))['blog/general/enabled']) return
  throw new UserError('graphql-no-such-entity', 'The blog is switched off.')
}

/** The store's categories, tags and authors by number; asked for once in a request. */
export function blogTerms(context: Context): Promise<Map<number, TermRow>> {
  return context.memo('cms.blogTerms', async () => {
    const terms = await selectTerms(context.db, context.store.id)
    return new Map(terms.map((term) => [term.id, term]))
  })
}

/** A term of one kind by the number that a client sends. */
export async function blogTerm(context: Context, kind: TermKind, id: InputMaybe<string> | undefined): Promise<TermRow> {
  await needBlog(context)
  const term = (await blogTerms(context)).get(numberOf(id))
  if (term?.kind === kind) return term
  throw new UserError('graphql-no-such-entity', `The blog has no such ${kind}.`)
}

/** A published post by the number that a client sends. */
export async function blogPost(context: Context, id: InputMaybe<string> | undefined): Promise<PostRow> {
  await needBlog(context)
  const page = { now: context.now, limit: 1, offset: 0 }
  const { rows } = await selectPosts(context.db, context.store.id, { ids: [numberOf(id)] }, page)
  if (rows[0] !== undefined) return rows[0]
  throw new UserError('graphql-no-such-entity', 'The blog has no such post.')
}

/** A page of posts and how many there are. */
export async function blogPosts(
  context: Context,
  filter: InputMaybe<BlogPostsFilterInput> | undefined,
  pageSize: number,
  currentPage: number,
): Promise<{ items: PostRow[]; total_count: number; total_pages: number }> {
  await needBlog(context)
  if (pageSize < 1) throw new UserError('graphql-input', 'pageSize value must be greater than 0.')
  if (currentPage < 1) throw new UserError('graphql-input', 'currentPage value must be greater than 0.')
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
