import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'
import { TroublePage } from './trouble-page.tsx'

/** The inner boundary: header and footer stay, the page says what happened. */
export function ErrorPage() {
  const error = useRouteError()
  const isMissing = statusOf(error) === 404
  // The shopper gets calm words; whoever opens the console gets the cause.
  useEffect(() => {
    if (!isMissing) console.error(error)
  }, [error, isMissing])
  return isMissing ? <NotFoundPage /> : <TroublePage />
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
}
