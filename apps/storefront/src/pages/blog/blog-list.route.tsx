import { BlogTermTitleDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import type { PageArguments, Resolved } from '#src/platform/url/page-kind.ts'
import { BlogListPage } from './blog-list-page.tsx'
import { loadPosts, type BlogList } from './load-posts.ts'
import { monthTitle } from './month-name.ts'
import { addData, stepsData } from '#src/domains/seo/structured-data.ts'

type Named = {
  readonly title: string
  readonly metaTitle?: string | undefined
  readonly description?: string | undefined
}
type NamedList = BlogList & Named & { readonly path: string }
type Route = Extract<Resolved, { __typename: 'BlogRoute' }>

const idOf = (id: number | null | undefined): string | null => (id ? String(id) : null)

/** Loads the posts of a category, tag, author or month. A month without posts is a 404. */
export async function loadPage({ request, resolved }: PageArguments): Promise<NamedList> {
  if (resolved.__typename !== 'BlogRoute') return notFound(request)
  const path = `/${resolved.relative_url?.split('?', 1)[0] ?? ''}`
  const isMonth = resolved.type === 'ARCHIVE'
  const named = isMonth ? namedMonth(request, resolved) : await namedTerm(request, resolved)
  if (!named?.title) return notFound(request)
  const list = await loadPosts(request, filterOf(resolved))
  if (isMonth && !list.posts.total_count) return notFound(request)
  const blog = { name: list.settings.index_title ?? '', path: '/blog/allPosts' }
  addData(list.base, () => [stepsData([blog, { name: named.title, path }], list.base)])
  return { ...list, ...named, path }
}

function filterOf({ type, identifier, category_id, tag_id, author_id }: Route) {
  if (type === 'ARCHIVE') return { publish_month: { eq: identifier ?? '' } }
  return {
    ...(category_id ? { category_id: { eq: String(category_id) } } : {}),
    ...(tag_id ? { tag_id: { eq: String(tag_id) } } : {}),
    ...(author_id ? { author_id: { eq: String(author_id) } } : {}),
  }
}

const namedMonth = (request: Request, { identifier }: Route): Named => ({
  title: monthTitle(storeOf(request).locale, identifier ?? ''),
})

async function namedTerm(request: Request, resolved: Route): Promise<Named | undefined> {
  const [category, tag, author] = [idOf(resolved.category_id), idOf(resolved.tag_id), idOf(resolved.author_id)]
  const which = { isCategory: category !== null, isTag: tag !== null, isAuthor: author !== null }
  const found = await query(BlogTermTitleDocument, { category, tag, author, ...which }, request)
  const term = found.blogCategory ?? found.blogTag ?? found.blogAuthor
  const [metaTitle, description] = [term?.meta_title ?? undefined, term?.meta_description || undefined]
  return term?.title ? { title: term.title, metaTitle, description } : undefined
}

/** The posts of a category, tag, author or month. */
export function Page({ data }: { readonly data: NamedList }) {
  return (
    <BlogListPage
      list={data}
      title={data.title}
      metaTitle={data.metaTitle}
      description={data.description}
      path={data.path}
    />
  )
}
