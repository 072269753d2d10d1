import type { Rewrite } from './types.ts'

/** Paths that need no rewrite: the home page, the search pages of the shop and of the blog, and the blog's index. */
export function knownPath(
  path: string,
): (Pick<Rewrite, 'entity' | 'entityId' | 'targetPath'> & { query?: string }) | null {
  if (path === '') return { entity: 'page', entityId: null, targetPath: '' }
  if (path === 'blog' || path === 'blog/allPosts') return { entity: 'blog_index', entityId: null, targetPath: 'blog' }
  const query = /^(?:blog\/search|search\/query|search(?!\/query(?:\/|$)))\/(.+)$/s.exec(path)?.[1]
  return query === undefined ? null : { entity: 'search', entityId: null, targetPath: path, query }
}
