import {
  BlogPostsDocument,
  BlogSettingsDocument,
  type BlogPageFragment,
  type BlogPostsQueryVariables,
  type BlogSettingsFragment,
  type BlogSidebarQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { loadSidebar } from './sidebar/load-sidebar.ts'

/** The settings of the blog, the base URL of the store view, and what stands between the parts of a title. */
export type Blog = { readonly settings: BlogSettingsFragment; readonly base: string; readonly separator: string }

export type BlogList = Blog & {
  readonly posts: BlogPageFragment
  readonly sidebar: BlogSidebarQuery
  readonly page: number
}

const usualSize = 6

/** Loads the blog's settings; a 404 where the store has no blog. */
export async function loadBlog(request: Request): Promise<Blog> {
  const { storeConfig } = await query(BlogSettingsDocument, {}, request)
  const settings = storeConfig?.blog
  if (!settings?.enabled) return notFound(request)
  const separator = storeConfig?.title_separator || '–'
  return { settings, base: storeConfig?.secure_base_url ?? '', separator }
}

/** Loads the page of posts given by `?p=`; a page beyond the last one is a 404. */
export async function loadPosts(request: Request, filter: BlogPostsQueryVariables['filter']): Promise<BlogList> {
  const blog = await loadBlog(request)
  const page = pageOf(new URL(request.url))
  const size = blog.settings.posts_per_page || usualSize
  const [{ blogPosts: posts }, sidebar] = await Promise.all([
    query(BlogPostsDocument, { filter, size, page }, request),
    loadSidebar(blog.settings, request),
  ])
  if (!posts || (page > 1 && page > (posts.total_pages ?? 0))) return notFound(request)
  return { ...blog, posts, sidebar, page }
}

/** The page number in a URL; 1 for anything but a positive integer. */
export function pageOf(url: URL): number {
  const page = url.searchParams.get('p') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}
