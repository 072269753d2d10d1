import { Activity, Suspense, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { reportSuccess } from '#src/graphql/outage.ts'
import { MaintenanceScreen } from './lazy-maintenance-screen.ts'
import { useOutage } from './use-outage.ts'

/** Puts the whole shop aside while it is closed for a moment, with all that was typed, and brings it back as it was. */
export function MaintenanceGate({ children }: { readonly children: ReactNode }) {
  const isClosed = useOutage().state === 'maintenance'
  // The page stays visible until the screen has loaded.
  const [isShown, setShown] = useState(false)
  const { revalidate } = useRevalidator()
  const open = () => {
    setShown(false)
    reportSuccess()
    void revalidate()
  }
  return (
    <>
      <Activity mode={isClosed && isShown ? 'hidden' : 'visible'}>{children}</Activity>
      {isClosed ? (
        <Suspense>
          <MaintenanceScreen onOpen={open} onShown={() => setShown(true)} />
        </Suspense>
      ) : null}
    </>
  )
}
