import { describePage, postOfComment, type BlogAddress } from '../blog/blog.ts'
import type { Context } from '#src/platform/context.ts'
import type { Found } from './resolve-path.ts'
import type { BlogKind } from './types.ts'

export interface SearchRouteView {
  __typename: 'SearchRoute'
  query: string
  redirect_code: number
  relative_url: string
  type: 'SEARCH'
}

export interface BlogRouteView {
  __typename: 'BlogRoute'
  type: 'BLOG_INDEX' | 'CATEGORY' | 'POST' | 'TAG' | 'AUTHOR' | 'COMMENT' | 'ARCHIVE'
  redirect_code: number
  relative_url: string
  identifier: string
  post_id: number | null
  category_id: number | null
  tag_id: number | null
  author_id: number | null
  comment_id: number | null
  meta_title: string | null
  meta_description: string | null
}

const types = {
  blog_index: 'BLOG_INDEX',
  // The enum value for categories of the blog is the same as for those of the catalogue; `__typename` tells them apart.
  blog_category: 'CATEGORY',
  blog_post: 'POST',
  blog_tag: 'TAG',
  blog_author: 'AUTHOR',
  blog_comment: 'COMMENT',
  blog_archive: 'ARCHIVE',
} as const satisfies Record<BlogKind, BlogRouteView['type']>

/** The page of search results for a query. */
export function searchRoute({ query, targetPath }: Found, redirectCode: number, relativeUrl: string): SearchRouteView {
  const lastWord = targetPath.split('/').at(-1) ?? ''
  return {
    __typename: 'SearchRoute',
    type: 'SEARCH',
    query: query ?? lastWord,
    redirect_code: redirectCode,
    relative_url: relativeUrl,
  }
}

/**
 * A page of the blog, with its meta data and the id of its post, category, tag or author. A comment is shown on the page of its
 * post. Null for a comment that is not shown.
 */
export async function blogRoute(
  context: Context,
  kind: BlogKind,
  found: Found,
  reached: Pick<BlogRouteView, 'redirect_code' | 'relative_url'>,
): Promise<BlogRouteView | null> {
  const { commentId = null } = found
  const post = commentId === null ? undefined : await postOfComment(context, commentId)
  if (commentId !== null && post === undefined) return null
  const identifier = post?.urlKey ?? found.targetPath.split('/').at(-1) ?? ''
  const entityId = post?.id ?? found.entityId
  const idOf = (...kinds: BlogKind[]): number | null => (kinds.includes(kind) ? entityId : null)
  const { title, description } = await describePage(context, addressOf(kind, entityId ?? 0, identifier))
  return {
    __typename: 'BlogRoute',
    type: types[kind],
    ...reached,
    identifier,
    post_id: idOf('blog_post', 'blog_comment'),
    category_id: idOf('blog_category'),
    tag_id: idOf('blog_tag'),
    author_id: idOf('blog_author'),
    comment_id: commentId,
    meta_title: title,
    meta_description: description,
  }
}

function addressOf(kind: BlogKind, id: number, identifier: string): BlogAddress {
  if (kind === 'blog_index') return { kind }
  return kind === 'blog_archive' ? { kind, month: identifier } : { kind, id }
}
