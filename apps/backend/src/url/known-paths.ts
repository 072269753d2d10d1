import type { Rewrite } from './types.ts'

/** What a path that needs no rewrite shows. `query` is that of a search, `commentId` that of a comment in the blog. */
export type KnownPath = Pick<Rewrite, 'entity' | 'entityId' | 'targetPath'> & { query?: string; commentId?: number }

/**
 * Paths that need no rewrite: the home page, the search pages of the shop and of the blog, the blog's index, its months, and
 * its comments.
 */
export function knownPath(path: string): KnownPath | null {
  if (path === '') return { entity: 'page', entityId: null, targetPath: '' }
  if (path === 'blog' || path === 'blog/allPosts') return { entity: 'blog_index', entityId: null, targetPath: 'blog' }
  if (/^blog\/archive\/\d{4}-(?:0[1-9]|1[0-2])$/.test(path))
    return { entity: 'blog_archive', entityId: null, targetPath: path }
  const comment = /^blog\/comment\/([1-9]\d{0,8})$/.exec(path)?.[1]
  if (comment !== undefined)
    return { entity: 'blog_comment', entityId: null, targetPath: path, commentId: Number(comment) }
  const query = /^(?:blog\/search|search\/query|search(?!\/query(?:\/|$)))\/(.+)$/s.exec(path)?.[1]
  return query === undefined ? null : { entity: 'search', entityId: null, targetPath: path, query }
}
