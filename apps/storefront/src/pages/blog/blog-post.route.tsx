import {
  BlogPostPageDocument,
  type BlogCardFragment,
  type BlogPostFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import type { PageArguments } from '#src/platform/url/page-kind.ts'
import { BlogPostPage } from './blog-post-page.tsx'
import { loadBlogSettings } from './load-posts.ts'

export type PostData = {
  readonly post: BlogPostFragment
  readonly recent: readonly BlogCardFragment[]
  readonly blogTitle: string
}

const usualRecent = 3

/** Loads a post, and the recent posts where the shop shows them. */
export async function loadPage({ request, resolved }: PageArguments): Promise<PostData> {
  const id = resolved.__typename === 'BlogRoute' ? resolved.post_id : null
  if (!id) return notFound(request)
  const settings = await loadBlogSettings(request)
  const count = settings.recent_posts_enabled ? (settings.recent_posts_count ?? usualRecent) : 0
  const page = await query(BlogPostPageDocument, { id: String(id), recent: count + 1 }, request)
  if (!page.blogPost) return notFound(request)
  const others = (page.blogPosts?.items ?? []).filter((post) => post !== null && post.post_id !== id)
  const recent = others.filter((post) => post !== null).slice(0, count)
  return { post: page.blogPost, recent, blogTitle: settings.index_title ?? '' }
}

/** The page of a blog post. */
export function Page({ data }: { readonly data: PostData }) {
  return <BlogPostPage {...data} />
}
