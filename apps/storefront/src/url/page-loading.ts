/** The shapes that stand in for a page on its way. */
export type SkeletonKind = 'category' | 'product' | 'content'

/** The flag that a page is on its way, where to, and which shape stands in for it. */
export type PageLoading =
  | { readonly isLoading: false }
  | { readonly isLoading: true; readonly path: string; readonly skeleton: SkeletonKind }

export type PageLoadingEvent =
  | { readonly type: 'clicked'; readonly path: string; readonly skeleton: SkeletonKind }
  | { readonly type: 'resolved' }

const listLike = /\/search\/|\/[a-z][a-z0-9_]*:|\.[a-z]{2,5}$/

/** The shape of a page that its link says nothing of: what has a suffix, a filter or a search in its path is like a category. */
export function likelySkeleton(href: string): SkeletonKind {
  return listLike.test(href.split(/[?#]/, 1)[0] ?? href) ? 'category' : 'content'
}

const idle: PageLoading = { isLoading: false }

/** Set by a click on a link, cleared once the address has been resolved, however that ended. */
export function nextPageLoading(state: PageLoading, event: PageLoadingEvent): PageLoading {
  if (event.type === 'clicked') return { isLoading: true, path: event.path, skeleton: event.skeleton }
  return state.isLoading ? idle : state
}

let current: PageLoading = idle
const listeners = new Set<() => void>()

/** Tells everybody who shows the flag what happened. */
export function tellPageLoading(event: PageLoadingEvent): void {
  current = nextPageLoading(current, event)
  for (const listener of listeners) listener()
}

/** The flag as it is now. */
export const pageLoading = (): PageLoading => current

/** The flag of a page that is only being rendered: nothing is on its way. */
export const noPageLoading = (): PageLoading => idle

/** Calls back on every change of the flag; the answer ends that. */
export function onPageLoading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
