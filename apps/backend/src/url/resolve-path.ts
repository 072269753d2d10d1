import { indexChangesOf } from '../catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import { sendTogether } from '#src/platform/database.ts'
import { urlErrors } from './errors.ts'
import { knownPath, type KnownPath } from './known-paths.ts'
import { rewritesAt, selectPathOf, selectRewrite } from './queries.ts'
import { isAbsolute, isHonoured } from './redirect-codes.ts'
import { reportUnhonoured } from './report-unhonoured.ts'
import { sourcesAt } from './source-path.ts'
import { splitUrl, withQuery } from './split-url.ts'
import type { Rewrite } from './types.ts'

export interface ResolvedPath {
  /** The last rewrite of the chain; undefined if its target is not a path of this shop. */
  found: Found | undefined
  redirectCode: number
  relativeUrl: string
}
export type Found = KnownPath

const mostRedirects = 5

/** Follows the redirects of a path in the request's store view. Returns null if they lead nowhere. */
export async function resolvePath(context: Context, url: string): Promise<ResolvedPath | null> {
  if (url === '') throw urlErrors.URL_MISSING()
  const { path, query } = splitUrl(url)
  if (path === undefined) return null
  return (await entityById(context, path, query)) ?? follow(context, path, query)
}

/** The path by which Magento itself addresses a product or category, such as `catalog/product/view/id/42`. */
const internalPath = /^catalog\/(product|category)\/view\/(?:s\/[^/]+\/)?id\/([1-9]\d{0,8})(?:\/|$)/

async function entityById({ db, store }: Context, path: string, query: string): Promise<ResolvedPath | null> {
  const [, entity, id] = internalPath.exec(path) ?? []
  if (entity !== 'product' && entity !== 'category') return null
  const found = await selectPathOf(db, { storeId: store.id, entity, entityId: Number(id) })
  return found === undefined ? null : { found, redirectCode: 0, relativeUrl: withQuery(found.requestPath, query) }
}

async function follow(context: Context, first: string, given: string): Promise<ResolvedPath | null> {
  let redirectCode = 0
  let path = first
  let address = first
  let query = given
  for (let step = 0; step <= mostRedirects; step++) {
    const { rewrite, rest } = await rewriteAt(context, path, query)
    if (rewrite === undefined) return unrecorded(path, redirectCode, withQuery(address, query))
    const { entity, redirectCode: code, targetPath } = rewrite
    if (code === 0 && entity !== 'custom')
      return { found: rewrite, redirectCode, relativeUrl: withQuery(address, query) }
    if (code !== 0 && !isHonoured(code)) return unhonoured(context, rewrite, redirectCode, query)
    if (redirectCode === 0) redirectCode = code
    if (isAbsolute(targetPath)) return { found: undefined, redirectCode, relativeUrl: withQuery(targetPath, rest) }
    const [target = ''] = targetPath.split('?', 1)
    path = target
    if (code === 0) continue
    address = path
    query = withQuery(targetPath.slice(path.length), rest)
  }
  return null
}

/** The rewrite of a path, or of the path with this query, and the part of the query that its target gets. */
async function rewriteAt(
  context: Context,
  path: string,
  query: string,
): Promise<{ rewrite: Rewrite | undefined; rest: string }> {
  const sources = sourcesAt(path, query)
  const places = [...new Set(sources.map(({ requestPath }) => requestPath))]
  const { db, store } = context
  // Most paths lead to a product or a category, for which the catalogue then needs no message of its own.
  const [, rewrites] = await sendTogether(db, [
    indexChangesOf(context),
    rewritesAt(places.map((requestPath) => ({ storeId: store.id, requestPath }))),
  ])
  for (const { requestPath, rest } of sources) {
    const rewrite = rewrites.find((row) => row.requestPath === requestPath)
    if (rewrite !== undefined) return { rewrite, rest }
  }
  return { rewrite: undefined, rest: query }
}

function unrecorded(path: string, redirectCode: number, relativeUrl: string): ResolvedPath | null {
  const found = knownPath(path) ?? undefined
  if (found === undefined && redirectCode === 0) return null
  return { found, redirectCode, relativeUrl: path === '' ? `/${relativeUrl}` : relativeUrl }
}

/** The code of a rewrite is unsupported: shows the page itself, and logs the code for staff. */
async function unhonoured(
  context: Context,
  rewrite: Rewrite,
  before: number,
  query: string,
): Promise<ResolvedPath | null> {
  const { requestPath, redirectCode, targetPath } = rewrite
  reportUnhonoured({ store: context.store.code, path: requestPath, code: redirectCode, target: targetPath })
  const relativeUrl = withQuery(requestPath, query)
  if (before !== 0) return { found: undefined, redirectCode: before, relativeUrl }
  if (rewrite.entity !== 'custom') return { found: rewrite, redirectCode, relativeUrl }
  const target = await selectRewrite(context.db, context.store.id, targetPath)
  const isPage = target !== undefined && target.redirectCode === 0 && target.entity !== 'custom'
  return isPage ? { found: target, redirectCode, relativeUrl } : null
}
