import { observable } from '../observable/observable.ts'

/** The skeletons shown while a page loads. */
export type SkeletonKind = 'category' | 'product' | 'content'

/** Whether a page is loading, its path, and its skeleton. */
export type PageLoading =
  | { readonly isLoading: false }
  | { readonly isLoading: true; readonly path: string; readonly skeleton: SkeletonKind }

export type PageLoadingEvent =
  | { readonly type: 'clicked'; readonly path: string; readonly skeleton: SkeletonKind }
  | { readonly type: 'resolved' }

const listLike = /\/search\/|\/[a-z][a-z0-9_]*:|\.[a-z]{2,5}$/

/** Guesses the skeleton from a link's path: a suffix, filter or search suggests a listing. */
export function likelySkeleton(href: string): SkeletonKind {
  return listLike.test(href.split(/[?#]/, 1)[0] ?? href) ? 'category' : 'content'
}

const idle: PageLoading = { isLoading: false }

/** What changes the page-loading flag: a click on a link sets it; the end of the navigation, successful or not, clears it. */
export function nextPageLoading(state: PageLoading, event: PageLoadingEvent): PageLoading {
  if (event.type === 'clicked') return { isLoading: true, path: event.path, skeleton: event.skeleton }
  return state.isLoading ? idle : state
}

const current = observable<PageLoading>(idle)

/** Applies an event to the flag and notifies its listeners. */
export const dispatchPageLoading = (event: PageLoadingEvent): void => current.set(nextPageLoading(current.get(), event))

/** The current flag. */
export const pageLoading = current.get

/** The flag during server rendering: nothing is loading. */
export const noPageLoading = (): PageLoading => idle

/** Calls the listener on every change of the flag; returns a function that unsubscribes it. */
export const onPageLoading = current.follow
