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
  if (isBusy(error)) return { status: 503, debugId }
  return { status: error instanceof Error && !isMaintenance(status) ? 500 : status, debugId }
}

/** Whether the shop has too much to do, and asks for a retry in a moment. */
export function isBusy(error: unknown): boolean {
  const errors: unknown = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined
  return Array.isArray(errors) && errors.some((one: { code?: unknown } | null) => one?.code === 'TRY_AGAIN')
}
