import { Suspense, useEffect } from 'react'
import { useSession } from '#src/domains/session/session.ts'
import { useSettledSession } from './use-settled-session.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { useLocation } from 'react-router'
import { useToast } from '#src/ui/toast/toast.tsx'
import { takeNotice } from '#src/domains/session/end/session-notice.ts'

const milliseconds = 9000

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

/** Shows the notice left by the previous page, or why the session ended on this page. */
function useSessionNotices(isSignedIn: boolean): void {
  const show = useToast()
  const { key } = useLocation()
  useEffect(() => {
    const notice = takeNotice()
    if (notice) show('info', notice, { timeout: milliseconds })
  }, [key, isSignedIn, show])
}
