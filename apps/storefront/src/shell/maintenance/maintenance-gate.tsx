import { Activity, Suspense, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { reportSuccess } from '#src/platform/graphql/outage.ts'
import { MaintenanceScreen } from './lazy-maintenance-screen.ts'
import { useOutage } from '../notices/use-outage.ts'

/** Hides the whole shop during maintenance without unmounting it, so that entered data is preserved. */
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
