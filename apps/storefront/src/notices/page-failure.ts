import { isRouteErrorResponse } from 'react-router'
import { GraphqlFailure, isMaintenance } from '#src/graphql/graphql-failure.ts'

/** Why a page cannot be shown, in a shape that travels from the server to the browser. */
export type PageFailure = { readonly status: number; readonly debugId: string }

/** What an error boundary caught: an HTTP status as a page would have it, and the id that stands in the log. */
export function pageFailure(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) return { status: error.status, debugId: '' }
  if (error instanceof GraphqlFailure)
    return { status: isMaintenance(error.status) ? error.status : 500, debugId: error.debugId }
  if (typeof error !== 'object' || error === null || !('status' in error)) return { status: 500, debugId: '' }
  return { status: Number(error.status), debugId: 'debugId' in error ? String(error.debugId) : '' }
}
