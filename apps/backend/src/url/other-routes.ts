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

/** A page of the blog, with the id of its post, category, tag or author. A comment leads to its post. */
export function blogRoute(kind: BlogKind, found: Found, redirectCode: number, relativeUrl: string): BlogRouteView {
  const idOf = (...kinds: BlogKind[]): number | null => (kinds.includes(kind) ? found.entityId : null)
  return {
    __typename: 'BlogRoute',
    type: types[kind],
    redirect_code: redirectCode,
    relative_url: relativeUrl,
    identifier: found.targetPath.split('/').at(-1) ?? '',
    post_id: idOf('blog_post', 'blog_comment'),
    category_id: idOf('blog_category'),
    tag_id: idOf('blog_tag'),
    author_id: idOf('blog_author'),
  }
}
