import { isRouteErrorResponse, type HydrationState, type StaticHandlerContext } from 'react-router'
import type { StoreView } from './i18n/store-views.ts'
import type { Assets } from './page-assets.server.ts'

export type PageState = { readonly store: StoreView; readonly assets: Assets; readonly hydration: HydrationState }

/** What the browser needs to take over the page without asking again, as JSON that is safe inside a script element. */
export function writePageState(context: StaticHandlerContext, store: StoreView, assets: Assets): string {
  const errors = context.errors
    ? Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, plain(error)]))
    : null
  const hydration = { loaderData: context.loaderData, actionData: context.actionData, errors }
  return JSON.stringify({ store, assets, hydration } satisfies PageState)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

// Only the status travels: an unexpected error's text is the server's own business.
function plain(error: unknown): { readonly status: number; readonly data?: unknown } {
  return isRouteErrorResponse(error) ? { status: error.status, data: error.data } : { status: 500 }
}

/** The state's text as it stands in the page. */
export function pageStateText(): string {
  return document.querySelector('#page-state')?.textContent ?? '{}'
}

/** Reads the state back in the browser. */
export function readPageState(text: string): PageState {
  return JSON.parse(text) as PageState
}
