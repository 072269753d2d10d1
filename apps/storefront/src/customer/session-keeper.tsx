import { Suspense } from 'react'
import { useSession } from './session.ts'
import { useSessionNotices } from './use-session-notices.ts'
import { useSettledSession } from './use-settled-session.ts'
import { onDemand } from '#src/layout/later.ts'

const SessionEnd = onDemand(async () => (await import('./session-end.tsx')).SessionEnd)

/** Stands once in the page: settles who is here, warns before the session ends, and ends it in time and in every tab. */
export function SessionKeeper() {
  useSettledSession()
  const { isSignedIn } = useSession()
  useSessionNotices(isSignedIn)
  if (!isSignedIn) return null
  return (
    <Suspense>
      <SessionEnd />
    </Suspense>
  )
}
