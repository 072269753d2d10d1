import { Suspense } from 'react'
import { useSessionEnd } from './use-session-end.ts'
import { onDemand } from '#src/layout/later.ts'

const SessionWarning = onDemand(async () => (await import('./session-warning.tsx')).SessionWarning)

/** Warns a customer before the session ends, and ends it in time. */
export function SessionEnd() {
  const seconds = useSessionEnd()
  if (seconds === null) return null
  return (
    <Suspense>
      <SessionWarning seconds={seconds} />
    </Suspense>
  )
}
