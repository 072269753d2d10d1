import { Suspense } from 'react'
import { useRouteError } from 'react-router'
import { isMaintenance } from '#src/platform/graphql/maintenance-status.ts'
import { MaintenanceScreen } from '#src/shell/maintenance/lazy-maintenance-screen.ts'
import { pageFailure } from '#src/platform/graphql/page-failure.ts'
import { TroublePage } from './trouble-page.tsx'

/** The outer error boundary, without the shell: the shell itself has failed, or the shop is in maintenance. */
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
