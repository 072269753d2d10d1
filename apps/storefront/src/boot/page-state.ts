import { isRouteErrorResponse, type HydrationState, type StaticHandlerContext } from 'react-router'
import { pageFailure } from '../platform/graphql/page-failure.ts'
import type { LaterPart } from '../platform/hydration/message-parts.ts'
import { writeJson } from '../platform/kept-parts/write-json.ts'
import { storeViews, type StoreView } from '../platform/i18n/store-views.ts'

export type PageState = {
  readonly store: StoreView
  /** The other store views of the shop, for links to them and for what the browser has stored of them. */
  readonly otherStores: readonly StoreView[]
  /** The ids of the matched routes. */
  readonly routeIds: readonly string[]
  readonly hydration: HydrationState
  /** The parts of the message catalogue that the page needs besides the first one. */
  readonly messageParts: readonly LaterPart[]
}

/** Serializes what the browser needs for hydration as the bytes of JSON that is safe inside a script element. */
export function writePageState(
  context: StaticHandlerContext,
  store: StoreView,
  messageParts: readonly LaterPart[],
): Buffer {
  const errors = context.errors
    ? Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, plain(error)]))
    : null
  const hydration = { loaderData: context.loaderData, actionData: context.actionData, errors }
  const routeIds = context.matches.map(({ route }) => route.id)
  const otherStores = storeViews.filter(({ code }) => code !== store.code)
  return writeJson({ store, otherStores, routeIds, hydration, messageParts } satisfies PageState)
}

// Sends only the status and the log id of an unexpected error, because its text may be confidential. A route error such as 404
// keeps the shape that `isRouteErrorResponse` recognises.
function plain(error: unknown): { readonly status: number; readonly data?: unknown; readonly debugId?: string } {
  if (!isRouteErrorResponse(error)) return pageFailure(error)
  const response = { status: error.status, statusText: '', internal: false, data: error.data as unknown }
  return response
}

/** Reads the state in the browser: from the page if inlined, otherwise from the request of the page-start script. */
export async function readPageState(): Promise<PageState> {
  const enclosed = document.querySelector('#page-state')?.textContent
  return (enclosed === undefined ? await window.pageStart?.state : JSON.parse(enclosed)) as PageState
}
