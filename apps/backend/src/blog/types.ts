export type TermKind = 'category' | 'tag' | 'author'

export interface TermRow {
  id: number
  kind: TermKind
  identifier: string
  urlKey: string
  title: string
  description: string
  /** Published posts that name it. */
  posts: number
}

export interface PostRow {
  id: number
  identifier: string
  urlKey: string
  title: string
  shortContent: string
  content: string
  image: string
  metaTitle: string
  metaDescription: string
  authorId: number | null
  termIds: number[]
  /** Identifiers of the posts that the author recommends. */
  related: string[]
  productSkus: string[]
  views: number
  publishedAt: Date
  updatedAt: Date
}

/** Filter of a list of posts; `words` are in lower case. */
export interface PostFilter {
  ids?: number[] | undefined
  authorIds?: number[] | undefined
  termIds?: number[] | undefined
  words?: string[] | undefined
  /** A month such as `2026-11`. */
  months?: string[] | undefined
  productIds?: number[] | undefined
  productSkus?: string[] | undefined
  from?: Date | undefined
  to?: Date | undefined
}

export type PostOrder = 'newest' | 'oldest' | 'popular' | 'title'

/** What decides which posts are related to each other. */
export interface PostFacts {
  id: number
  identifier: string
  termIds: readonly number[]
  related: readonly string[]
}

export interface Month {
  /** Such as `2026-11`. */
  month: string
  posts: number
}

export type CommentStatus = 'pending' | 'published' | 'refused'

export interface CommentRow {
  id: number
  postId: number
  parentId: number | null
  isCustomer: boolean
  nickname: string
  body: string
  createdAt: Date
}

/** A comment as staff see it. */
export interface StaffComment extends CommentRow {
  status: CommentStatus
  email: string
  store: string
  post: string
}
