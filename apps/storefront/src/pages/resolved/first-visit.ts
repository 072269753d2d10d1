import { isResolvedPage, type ResolvedPage } from './page-modules.ts'

interface FirstVisit {
  readonly path: string
  readonly page: ResolvedPage
  readonly until: number
  shownPath(): string
}

/** As long as public responses are fresh in the cache. */
const lifetime = 300_000
let first: FirstVisit | undefined

/**
 * Keeps the page that came with the document, because the cache of responses does not have it. `shownPath` returns the path of the
 * page that is shown at the moment.
 */
export function keepFirstVisit(path: string, loaded: unknown, shownPath: () => string): void {
  first = isResolvedPage(loaded) ? { path, page: loaded, until: Date.now() + lifetime, shownPath } : undefined
}

/** The page that came with the document, for a visitor who comes back to it. Undefined while it is shown, because then it is loaded again. */
export function firstVisit(request: Request): ResolvedPage | undefined {
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  if (first === undefined || first.path !== path || first.shownPath() === path) return undefined
  return Date.now() < first.until ? first.page : undefined
}
