import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#src/i18n/store-context.tsx'
import { BlogListPage } from './blog-list-page.tsx'
import { loadPosts, type BlogList } from './load-posts.ts'

type Found = BlogList & { readonly words: string }

const longest = 100

/** The posts that hold the words of `?q=` or of the path; without words, all of them. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Found> {
  const words = (new URL(request.url).searchParams.get('q') ?? params['query'] ?? '').trim().slice(0, longest)
  return { ...(await loadPosts(request, words ? { search: { like: words } } : null)), words }
}

/** What was found in the blog. */
export function Component() {
  const t = useT()
  const list = useLoaderData<typeof loader>()
  const title = list.words ? t('blog.searchFor', { words: list.words }) : t('blog.search')
  return <BlogListPage list={list} title={title} path="/blog/search" words={list.words} robots="NOINDEX, FOLLOW" />
}
