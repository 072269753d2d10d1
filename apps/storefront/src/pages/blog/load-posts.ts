import {
  BlogPostsDocument,
  BlogSettingsDocument,
  type BlogCategoryLinkFragment,
  type BlogPageFragment,
  type BlogPostsQueryVariables,
  type BlogSettingsFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { notFound } from '#src/domains/cms/not-found.ts'

export type BlogList = {
  readonly settings: BlogSettingsFragment
  readonly posts: BlogPageFragment
  readonly categories: readonly (BlogCategoryLinkFragment | null)[]
  readonly page: number
}

const usualSize = 6

/** Loads the blog's settings; a 404 where the store has no blog. */
export async function loadBlogSettings(request: Request): Promise<BlogSettingsFragment> {
  const { storeConfig } = await query(BlogSettingsDocument, {}, request)
  const blog = storeConfig?.blog
  return blog?.enabled ? blog : notFound(request)
}

/** Loads the page of posts given by `?p=`; a page beyond the last one is a 404. */
export async function loadPosts(request: Request, filter: BlogPostsQueryVariables['filter']): Promise<BlogList> {
  const settings = await loadBlogSettings(request)
  const page = pageOf(new URL(request.url))
  const size = settings.posts_per_page || usualSize
  const { blogPosts: posts, blogCategories } = await query(BlogPostsDocument, { filter, size, page }, request)
  if (!posts || (page > 1 && page > (posts.total_pages ?? 0))) return notFound(request)
  return { settings, posts, categories: blogCategories?.items ?? [], page }
}

/** The page number in a URL; 1 for anything but a positive integer. */
export function pageOf(url: URL): number {
  const page = url.searchParams.get('p') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}
