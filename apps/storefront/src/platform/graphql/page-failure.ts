import { isRouteErrorResponse } from 'react-router'
import { GraphqlFailure, isMaintenance } from './graphql-failure.ts'

/** Why a page cannot be shown, serializable for hydration. */
export type PageFailure = { readonly status: number; readonly debugId: string }

/** Converts an error caught by an error boundary to an HTTP status and the id in the server log. */
export function pageFailure(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) return { status: error.status, debugId: '' }
  if (error instanceof GraphqlFailure)
    return { status: isMaintenance(error.status) ? error.status : 500, debugId: error.debugId }
  if (typeof error !== 'object' || error === null || !('status' in error)) return { status: 500, debugId: '' }
  return { status: Number(error.status), debugId: 'debugId' in error ? String(error.debugId) : '' }
}
