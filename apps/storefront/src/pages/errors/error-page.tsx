import { Suspense, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { pageFailure } from '#src/platform/graphql/page-failure.ts'
import { TroublePage } from './trouble-page.tsx'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'

const NotFoundPage = lazyOnRender(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** The inner error boundary, inside header and footer. */
export function ErrorPage() {
  const error = useRouteError()
  const { status, debugId } = pageFailure(error)
  const isMissing = status === 404
  // The page shows a general text; the cause goes to the console.
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
