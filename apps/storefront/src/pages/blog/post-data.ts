import type { BlogCommentsFragment, BlogPostFragment, BlogSidebarQuery } from '#src/platform/graphql/documents.gen.ts'
import type { Blog } from './load-posts.ts'

/** What the page of a post shows. */
export type PostData = Blog & {
  readonly post: BlogPostFragment
  readonly sidebar: BlogSidebarQuery
  /** Null where the shop keeps no comments. */
  readonly comments: BlogCommentsFragment | null
  readonly page: number
  /** The comment that the visitor's link names. */
  readonly commentId: number | null
}
