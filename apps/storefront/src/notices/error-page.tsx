import { Suspense, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { pageFailure } from './page-failure.ts'
import { TroublePage } from './trouble-page.tsx'
import { onDemand } from '#src/layout/later.ts'

const NotFoundPage = onDemand(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** The inner boundary: header and footer stay, the page says what happened. */
export function ErrorPage() {
  const error = useRouteError()
  const { status, debugId } = pageFailure(error)
  const isMissing = status === 404
  // The shopper gets calm words; whoever opens the console gets the cause.
  useEffect(() => {
    if (!isMissing) console.error(error)
  }, [error, isMissing])
  if (!isMissing) return <TroublePage debugId={debugId} />
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}
