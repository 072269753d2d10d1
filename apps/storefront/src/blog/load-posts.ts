import {
  BlogPostsDocument,
  BlogSettingsDocument,
  type BlogPostsQuery,
  type BlogPostsQueryVariables,
  type BlogSettingsQuery,
} from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { notFound } from '#src/url/not-found.ts'

export type BlogSettings = NonNullable<NonNullable<BlogSettingsQuery['storeConfig']>['blog']>
export type BlogList = {
  readonly settings: BlogSettings
  readonly posts: NonNullable<BlogPostsQuery['blogPosts']>
  readonly categories: NonNullable<BlogPostsQuery['blogCategories']>['items']
  readonly page: number
}

const usualSize = 6

/** The blog's settings; not found where the store has no blog. */
export async function loadBlogSettings(request: Request): Promise<BlogSettings> {
  const { storeConfig } = await query(BlogSettingsDocument, {}, request)
  const blog = storeConfig?.blog
  return blog?.enabled ? blog : notFound(request)
}

/** One page of posts, the one that the address asks for with `?p=`; a page beyond the last one is not found. */
export async function loadPosts(request: Request, filter: BlogPostsQueryVariables['filter']): Promise<BlogList> {
  const settings = await loadBlogSettings(request)
  const page = pageOf(new URL(request.url))
  const size = settings.posts_per_page || usualSize
  const { blogPosts: posts, blogCategories } = await query(BlogPostsDocument, { filter, size, page }, request)
  if (!posts || (page > 1 && page > (posts.total_pages ?? 0))) return notFound(request)
  return { settings, posts, categories: blogCategories?.items ?? [], page }
}

/** The page that an address asks for; anything but a number from 1 is the first. */
export function pageOf(url: URL): number {
  const asked = url.searchParams.get('p') ?? ''
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
}
