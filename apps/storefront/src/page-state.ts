import { isRouteErrorResponse, type HydrationState, type StaticHandlerContext } from 'react-router'
import { pageFailure } from './notices/page-failure.ts'
import type { StoreView } from './i18n/store-views.ts'

export type PageState = {
  readonly store: StoreView
  /** The ids of the routes that the page's address led to. */
  readonly routeIds: readonly string[]
  readonly hydration: HydrationState
  readonly showsRest: boolean
}

/**
 * What the browser needs to take over the page without asking again, as JSON that is safe inside a script element. `showsRest`
 * says that the page has texts beyond the first part of the catalogue.
 */
export function writePageState(context: StaticHandlerContext, store: StoreView, showsRest: boolean): string {
  const errors = context.errors
    ? Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, plain(error)]))
    : null
  const hydration = { loaderData: context.loaderData, actionData: context.actionData, errors }
  const routeIds = context.matches.map(({ route }) => route.id)
  return JSON.stringify({ store, routeIds, hydration, showsRest } satisfies PageState)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

// Only the status and the log's id travel: an unexpected error's text is the server's own business. An answer like 404
// keeps the shape by which the router tells it from an error.
function plain(error: unknown): { readonly status: number; readonly data?: unknown; readonly debugId?: string } {
  if (!isRouteErrorResponse(error)) return pageFailure(error)
  const answer = { status: error.status, statusText: '', internal: false, data: error.data as unknown }
  return answer
}

/** Reads the state back in the browser: from the page, or from where the page's start has sent for it. */
export async function readPageState(): Promise<PageState> {
  const enclosed = document.querySelector('#page-state')?.textContent
  return (enclosed === undefined ? await window.pageStart?.state : JSON.parse(enclosed)) as PageState
}
