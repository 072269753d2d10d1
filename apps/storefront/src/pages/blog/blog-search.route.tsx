import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { BlogListPage } from './blog-list-page.tsx'
import { loadPosts, type BlogList } from './load-posts.ts'

type Found = BlogList & { readonly searchQuery: string }

const longest = 100

/** Loads the posts that match `?q=` or the path; without a query, all posts. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Found> {
  const searchQuery = (new URL(request.url).searchParams.get('q') ?? params['query'] ?? '').trim().slice(0, longest)
  return { ...(await loadPosts(request, searchQuery ? { search: { like: searchQuery } } : null)), searchQuery }
}

/** The blog's search results. */
export function Component() {
  const t = useT()
  const list = useLoaderData<typeof loader>()
  const title = list.searchQuery ? t('blog.searchFor', { words: list.searchQuery }) : t('blog.search')
  return (
    <BlogListPage
      list={list}
      title={title}
      path="/blog/search"
      searchQuery={list.searchQuery}
      robots="NOINDEX, FOLLOW"
    />
  )
}
