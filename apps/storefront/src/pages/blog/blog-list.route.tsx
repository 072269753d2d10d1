import { BlogTermTitleDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import type { PageArguments } from '#src/platform/url/page-kind.ts'
import { BlogListPage } from './blog-list-page.tsx'
import { loadPosts, type BlogList } from './load-posts.ts'

type TermList = BlogList & { readonly title: string; readonly path: string }

const idOf = (id: number | null | undefined): string | null => (id ? String(id) : null)

/** Loads the posts of a category, tag or author. */
export async function loadPage({ request, resolved }: PageArguments): Promise<TermList> {
  if (resolved.__typename !== 'BlogRoute') return notFound(request)
  const [category, tag, author] = [idOf(resolved.category_id), idOf(resolved.tag_id), idOf(resolved.author_id)]
  const which = { isCategory: category !== null, isTag: tag !== null, isAuthor: author !== null }
  const { blogCategory, blogTag, blogAuthor } = await query(
    BlogTermTitleDocument,
    { category, tag, author, ...which },
    request,
  )
  const title = (blogCategory ?? blogTag ?? blogAuthor)?.title
  if (!title) return notFound(request)
  const list = await loadPosts(request, {
    ...(category ? { category_id: { eq: category } } : {}),
    ...(tag ? { tag_id: { eq: tag } } : {}),
    ...(author ? { author_id: { eq: author } } : {}),
  })
  return { ...list, title, path: `/${resolved.relative_url?.split('?', 1)[0] ?? ''}` }
}

/** The posts of a category, tag or author. */
export function Page({ data }: { readonly data: TermList }) {
  return <BlogListPage list={data} title={data.title} path={data.path} />
}
