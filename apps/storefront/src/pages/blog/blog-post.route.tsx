import { BlogPostPageDocument, type BlogPostFragment } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { readHreflangs } from '#src/domains/seo/read-hreflangs.ts'
import { SeoProvider } from '#src/domains/seo/seo-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import type { PageArguments } from '#src/platform/url/page-kind.ts'
import { BlogPostPage } from './blog-post-page.tsx'
import { loadBlog, pageOf, type Blog } from './load-posts.ts'
import type { PostData } from './post-data.ts'
import { loadSidebar } from './sidebar/load-sidebar.ts'
import { addData, stepsData } from '#src/domains/seo/structured-data.ts'
import { postData } from './structured-data.ts'

const usualComments = 5
/** A link to a comment shows as many as the shop sends at once, since nobody knows on which page it is. */
const mostComments = 50

/** Loads a post with its comments, and the sidebar of the blog. */
export async function loadPage({ request, resolved }: PageArguments): Promise<PostData> {
  const id = resolved.__typename === 'BlogRoute' ? resolved.post_id : null
  if (!id) return notFound(request)
  const blog = await loadBlog(request)
  const { settings, base } = blog
  const commentId = Number(/\/comment\/(\d+)$/.exec(new URL(request.url).pathname)?.[1] ?? 0) || null
  const page = commentId ? 1 : pageOf(new URL(request.url))
  const comments = commentId ? mostComments : settings.comments_count || usualComments
  const hasComments = settings.comments_enabled === true && /^(native|magefan)$/.test(settings.comments_type ?? '')
  const [found, sidebar] = await Promise.all([
    query(BlogPostPageDocument, { id: String(id), comments, page, hasComments }, request),
    loadSidebar(settings, request),
  ])
  const { blogPost: post } = found
  if (!post) return notFound(request)
  addData(base, () => [postData(post, base, storeOf(request).locale), stepsData(stepsOf(blog, post), base)])
  return { ...blog, post, sidebar, comments: found.blogComments ?? null, page, commentId }
}

function stepsOf({ settings }: Blog, { title, post_url: path, categories }: BlogPostFragment) {
  const category = categories?.[0]
  return [
    { name: settings.index_title ?? '', path: '/blog/allPosts' },
    ...(category ? [{ name: category.title ?? '', path: `/${category.category_url}` }] : []),
    { name: title ?? '', path: `/${path}` },
  ]
}

/** The page of a blog post. */
export function Page({ data }: { readonly data: PostData }) {
  const hreflangs = readHreflangs(data.post.mw_hreflangs)
  return (
    <SeoProvider data={{ robots: null, canonical: null, hreflangs }}>
      <BlogPostPage {...data} />
    </SeoProvider>
  )
}
