import { Activity, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { reportSuccess } from '#src/graphql/outage.ts'
import { MaintenanceScreen } from './maintenance-screen.tsx'
import { useOutage } from './use-outage.ts'

/** Puts the whole shop aside while it is closed for a moment, with all that was typed, and brings it back as it was. */
export function MaintenanceGate({ children }: { readonly children: ReactNode }) {
  const isClosed = useOutage().state === 'maintenance'
  const { revalidate } = useRevalidator()
  const open = () => {
    reportSuccess()
    void revalidate()
  }
  return (
    <>
      <Activity mode={isClosed ? 'hidden' : 'visible'}>{children}</Activity>
      {isClosed ? <MaintenanceScreen onOpen={open} /> : null}
    </>
  )
}
