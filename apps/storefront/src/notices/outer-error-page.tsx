import { Suspense } from 'react'
import { useRouteError } from 'react-router'
import { isMaintenance } from '#src/graphql/graphql-failure.ts'
import { MaintenanceScreen } from './lazy-maintenance-screen.ts'
import { pageFailure } from './page-failure.ts'
import { TroublePage } from './trouble-page.tsx'

/** The outer boundary: even the shell could not be shown, or the whole shop is closed for a moment. */
export function OuterErrorPage() {
  const { status, debugId } = pageFailure(useRouteError())
  if (isMaintenance(status))
    return (
      <Suspense>
        <MaintenanceScreen />
      </Suspense>
    )
  return (
    <main>
      <TroublePage debugId={debugId} />
    </main>
  )
}
