import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { selectRewrite } from './queries.ts'
import type { Rewrite } from './types.ts'

export interface ResolvedPath {
  /** What stands at the end; undefined when the last target is no path of ours. */
  found: Pick<Rewrite, 'entity' | 'entityId' | 'targetPath'> | undefined
  redirectCode: number
  relativeUrl: string
}

const longestPath = 2_048
const mostRedirects = 5
const home: ResolvedPath['found'] = { entity: 'page', entityId: null, targetPath: '' }

/** Follows a path and its redirects to what it means in the request's store view; null when it means nothing. */
export async function resolvePath(context: Context, url: string): Promise<ResolvedPath | null> {
  if (url === '') throw new UserError('graphql-input', '"url" argument should be specified and not empty')
  const { path, query } = splitUrl(url)
  if (path === undefined) return null
  if (path === '') return { found: home, redirectCode: 0, relativeUrl: `/${query}` }
  return follow(context, path, query)
}

async function follow(context: Context, first: string, query: string): Promise<ResolvedPath | null> {
  let redirectCode = 0
  let path = first
  for (let step = 0; step <= mostRedirects; step++) {
    const rewrite = await selectRewrite(context.db, context.store.id, path)
    if (rewrite === undefined)
      return redirectCode === 0 ? null : { found: undefined, redirectCode, relativeUrl: path + query }
    if (rewrite.redirectCode === 0) return { found: rewrite, redirectCode, relativeUrl: path + query }
    if (redirectCode === 0) redirectCode = rewrite.redirectCode === 302 ? 302 : 301
    path = rewrite.targetPath
  }
  return null
}

function splitUrl(url: string): { path: string | undefined; query: string } {
  if (url.length > longestPath) return { path: undefined, query: '' }
  const [before = ''] = url.split('#', 1)
  const mark = before.indexOf('?')
  const raw = mark < 0 ? before : before.slice(0, mark)
  return { path: decodePath(raw), query: mark < 0 || mark === before.length - 1 ? '' : before.slice(mark) }
}

function decodePath(raw: string): string | undefined {
  try {
    const path = decodeURIComponent(raw).replace(/^\/+|\/+$/g, '')
    // A text column cannot hold a zero byte.
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}
