import { Suspense } from 'react'
import { useSessionEnd } from './use-session-end.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'

const SessionWarning = lazyOnRender(async () => (await import('./session-warning.tsx')).SessionWarning)

/** Warns a customer before the session ends, and signs out when it does. */
export function SessionEnd() {
  const seconds = useSessionEnd()
  if (seconds === null) return null
  return (
    <Suspense>
      <SessionWarning seconds={seconds} />
    </Suspense>
  )
}
