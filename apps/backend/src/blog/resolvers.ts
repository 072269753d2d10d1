import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { shownHtml } from '#src/platform/html/shown-html.ts'
import { shownContent } from '#src/cms/cms.ts'
import { addComment } from './add-comment.ts'
import { countView } from './count-views.ts'
import { findComments, replyLoader } from './find-comments.ts'
import { blogMonths, blogPost, blogPosts, blogTerm, blogTerms, needBlog, relatedPosts } from './find-posts.ts'
import type { PostRow, TermKind, TermRow } from './types.ts'

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

const metaOfTerm = {
  is_active: () => 1,
  meta_description: ({ description }: TermRow) => description,
  meta_title: ({ title }: TermRow) => title,
}

export const resolvers: Resolvers = {
  Query: {
    blogPost: (_root, { id }, context) => blogPost(context, id),
    blogCategory: (_root, { id }, context) => blogTerm(context, 'category', id),
    blogTag: (_root, { id }, context) => blogTerm(context, 'tag', id),
    blogAuthor: (_root, { id }, context) => blogTerm(context, 'author', id),
    blogPosts: (_root, args, context) => blogPosts(context, args),
    blogCategories: (_root, _args, context) => listOf(context, 'category'),
    blogTags: (_root, _args, context) => listOf(context, 'tag'),
    blogMonths: async (_root, _args, context) =>
      (await blogMonths(context)).map(({ month, posts }) => ({
        month,
        posts_count: posts,
        month_url: `blog/archive/${month}`,
      })),
    blogComments: (_root, args, context) => findComments(context, args),
  },
  Mutation: {
    addCommentToPost: async (_root, { input, pageSize, currentPage }, context) => {
      await addComment(context, input)
      const asked = { filter: { post_id: { eq: String(input.post_id) } }, pageSize, currentPage }
      const { items, ...counts } = await findComments(context, asked)
      return { ...counts, comments: items }
    },
    countBlogView: async (_root, { post_id }, context) => {
      await countView(context, post_id)
      return { success: true }
    },
  },
  BlogPost: {
    author: async ({ authorId }, _args, context) =>
      authorId === null ? null : ((await blogTerms(context)).get(authorId) ?? null),
    author_id: ({ authorId }) => authorId,
    categories: ({ termIds }, _args, context) => termsOf(context, 'category', termIds),
    category_id: async ({ termIds }, _args, context) => (await termsOf(context, 'category', termIds))[0]?.id ?? null,
    tags: ({ termIds }, _args, context) => termsOf(context, 'tag', termIds),
    tag_id: async ({ termIds }, _args, context) => (await termsOf(context, 'tag', termIds))[0]?.id ?? null,
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
    position: () => 0,
    post_id: ({ id }) => id,
    post_url: ({ urlKey }) => `blog/post/${urlKey}`,
    related_posts: (post, _args, context) => relatedPosts(context, post),
    related_products: ({ productSkus }) => productSkus,
    views_count: ({ views }) => views,
  },
  BlogCategory: {
    ...metaOfTerm,
    breadcrumbs: () => [],
    category_id: ({ id }) => id,
    category_level: () => 1,
    category_url: (term) => pathOf('category', term),
    category_url_path: (term) => pathOf('category', term),
    content: ({ description }) => description,
    content_heading: ({ title }) => title,
    include_in_menu: () => 1,
    meta_keywords: () => '',
    parent_category_id: () => 0,
    path: () => '',
    position: () => 0,
    posts_count: ({ posts }) => posts,
  },
  BlogTag: {
    ...metaOfTerm,
    content: ({ description }) => description,
    meta_keywords: () => '',
    meta_robots: () => 'INDEX, FOLLOW',
    tag_id: ({ id }) => id,
    tag_url: (term) => pathOf('tag', term),
  },
  BlogAuthor: {
    ...metaOfTerm,
    author_id: ({ id }) => id,
    author_url: (term) => pathOf('author', term),
    name: ({ title }) => title,
    url: (term) => pathOf('author', term),
  },
  BlogComment: {
    author_nickname: ({ nickname }) => nickname,
    author_type: ({ isCustomer }) => (isCustomer ? 1 : 0),
    comment_id: ({ id }) => id,
    creation_time: ({ createdAt }) => createdAt.toISOString(),
    parent_id: ({ parentId }) => parentId ?? 0,
    post_id: ({ postId }) => postId,
    replies: ({ id, parentId }, _args, context) => (parentId === null ? replyLoader(context).load(id) : []),
    status: () => 1,
    text: ({ body }) => body,
  },
}

function timeOf({ publishedAt }: PostRow): string {
  return publishedAt.toISOString()
}
