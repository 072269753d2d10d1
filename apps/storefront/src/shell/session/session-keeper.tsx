import { Suspense } from 'react'
import { useSession } from '#src/domains/session/session.ts'
import { useSessionNotices } from './use-session-notices.ts'
import { useSettledSession } from './use-settled-session.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'

const SessionEnd = lazyOnRender(async () => (await import('./session-end.tsx')).SessionEnd)

/** Loads the session, warns before it ends, and ends it in every tab. Render it only once. */
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
