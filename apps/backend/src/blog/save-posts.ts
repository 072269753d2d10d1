import type { Writer } from '#src/platform/database.ts'
import { cleanHtml } from '#src/platform/html/clean-html.ts'
import {
  upsertPosts,
  upsertTerms,
  type PostDraftRow,
  type SavedPost,
  type SavedTerm,
  type TermDraft,
} from './save-queries.ts'

type Term = Omit<TermDraft, 'storeId'>

/** A blog post with its categories, tags and author. */
export interface PostDraft extends Omit<PostDraftRow, 'authorId' | 'termIds'> {
  author: Term | undefined
  terms: Term[]
}

export interface SavedBlog {
  posts: SavedPost[]
  terms: (SavedTerm & { urlKey: string })[]
}

const keyOf = ({ kind, identifier, storeId }: Pick<TermDraft, 'kind' | 'identifier' | 'storeId'>): string =>
  `${storeId} ${kind} ${identifier}`

/** Saves posts by identifier and store view with sanitized HTML, and their terms; the last of several duplicates wins. */
export async function savePosts(tx: Writer, posts: readonly PostDraft[], now: Date): Promise<SavedBlog> {
  if (posts.length === 0) return { posts: [], terms: [] }
  const drafts = new Map<string, TermDraft>()
  for (const { storeId, author, terms } of posts)
    for (const term of [...terms, ...(author ? [author] : [])])
      drafts.set(keyOf({ ...term, storeId }), { ...term, storeId })
  const saved = await upsertTerms(tx, [...drafts.values()])
  const ids = new Map(saved.map((term) => [keyOf(term), term.id]))
  const rows = new Map(
    posts.map(({ author, terms, ...post }): [string, PostDraftRow] => {
      const idOf = (term: Term): number => ids.get(keyOf({ ...term, storeId: post.storeId })) ?? 0
      const row = {
        ...post,
        shortContent: cleanHtml(post.shortContent),
        content: cleanHtml(post.content),
        authorId: author ? idOf(author) : null,
        termIds: terms.map(idOf),
      }
      return [`${post.storeId} ${post.identifier}`, row]
    }),
  )
  const terms = saved.map((term) => ({ ...term, urlKey: drafts.get(keyOf(term))?.urlKey ?? term.identifier }))
  return { posts: await upsertPosts(tx, [...rows.values()], now), terms }
}
