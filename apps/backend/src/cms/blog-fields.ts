import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { blogPost, blogPosts, blogTerm, blogTerms, needBlog } from './blog.ts'
import type { PostRow, TermKind, TermRow } from './blog-queries.ts'
import { shownContent } from './shown-content.ts'
import { shownHtml } from '#src/platform/html/shown-html.ts'

const pathOf = (kind: TermKind, { urlKey }: TermRow): string => `blog/${kind}/${urlKey}`

async function termsOf(context: Context, kind: TermKind, ids?: readonly number[]): Promise<TermRow[]> {
  const terms = [...(await blogTerms(context)).values()].filter((term) => term.kind === kind)
  return ids === undefined ? terms : terms.filter(({ id }) => ids.includes(id))
}

async function listOf(context: Context, kind: TermKind) {
  await needBlog(context)
  const items = (await termsOf(context, kind)).filter(({ posts }) => posts > 0)
  return { items, total_count: items.length }
}

/** The blog's part of the schema. */
export const blogResolvers: Resolvers = {
  Query: {
    blogPost: (_root, { id }, context) => blogPost(context, id),
    blogCategory: (_root, { id }, context) => blogTerm(context, 'category', id),
    blogTag: (_root, { id }, context) => blogTerm(context, 'tag', id),
    blogAuthor: (_root, { id }, context) => blogTerm(context, 'author', id),
    blogPosts: (_root, { filter, pageSize, currentPage }, context) =>
      blogPosts(context, filter, pageSize ?? 5, currentPage ?? 1),
    blogCategories: (_root, _args, context) => listOf(context, 'category'),
    blogTags: (_root, _args, context) => listOf(context, 'tag'),
  },
  BlogPost: {
    author: async ({ authorId }, _args, context) =>
      authorId === null ? null : ((await blogTerms(context)).get(authorId) ?? null),
    author_id: ({ authorId }) => authorId,
    categories: ({ termIds }, _args, context) => termsOf(context, 'category', termIds),
    tags: ({ termIds }, _args, context) => termsOf(context, 'tag', termIds),
    content: ({ content }, _args, context) => shownContent(context, content),
    filtered_content: ({ content }, _args, context) => shownContent(context, content),
    short_content: ({ shortContent }) => shownHtml(shortContent),
    short_filtered_content: ({ shortContent }) => shownHtml(shortContent),
    content_heading: ({ title }) => title,
    creation_time: (post) => timeOf(post),
    publish_time: (post) => timeOf(post),
    update_time: ({ updatedAt }) => updatedAt.toISOString(),
    featured_image: ({ image }) => image || null,
    first_image: ({ image }) => image || null,
    is_active: () => 1,
    meta_description: ({ metaDescription }) => metaDescription,
    meta_keywords: () => '',
    meta_title: ({ metaTitle, title }) => metaTitle || title,
    post_id: ({ id }) => id,
    post_url: ({ urlKey }) => `blog/post/${urlKey}`,
  },
  BlogCategory: {
    category_id: ({ id }) => id,
    category_url: (term) => pathOf('category', term),
    category_url_path: (term) => pathOf('category', term),
    is_active: () => 1,
    meta_description: () => '',
    meta_title: ({ title }) => title,
    posts_count: ({ posts }) => posts,
  },
  BlogTag: {
    tag_id: ({ id }) => id,
    tag_url: (term) => pathOf('tag', term),
    is_active: () => 1,
    meta_description: () => '',
    meta_title: ({ title }) => title,
  },
  BlogAuthor: {
    author_id: ({ id }) => id,
    author_url: (term) => pathOf('author', term),
    is_active: () => 1,
    name: ({ title }) => title,
  },
}

function timeOf({ publishedAt }: PostRow): string {
  return publishedAt.toISOString()
}
