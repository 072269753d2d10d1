import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'
import { TroublePage } from './trouble-page.tsx'

/** The inner boundary: header and footer stay, the page says what happened. */
export function ErrorPage() {
  return statusOf(useRouteError()) === 404 ? <NotFoundPage /> : <TroublePage />
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
}
