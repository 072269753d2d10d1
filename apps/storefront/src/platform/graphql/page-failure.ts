import { isRouteErrorResponse } from 'react-router'
import { isMaintenance } from './maintenance-status.ts'

/** Why a page cannot be shown, serializable for hydration. */
export type PageFailure = { readonly status: number; readonly debugId: string }

/**
 * Converts an error caught by an error boundary to an HTTP status and the id in the server log. It recognises failed operations by
 * their fields, because the first page does not load the class `GraphqlFailure`.
 */
export function pageFailure(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) return { status: error.status, debugId: '' }
  if (typeof error !== 'object' || error === null || !('status' in error)) return { status: 500, debugId: '' }
  const status = Number(error.status)
  const debugId = 'debugId' in error ? String(error.debugId) : ''
  return { status: error instanceof Error && !isMaintenance(status) ? 500 : status, debugId }
}
