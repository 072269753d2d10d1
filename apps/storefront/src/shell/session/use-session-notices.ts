import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useToast } from '#src/ui/toast/toast.tsx'
import { takeNotice } from '#src/domains/session/session-notice.ts'

const milliseconds = 9000

/** Shows the notice left by the previous page, or why the session ended on this page. */
export function useSessionNotices(isSignedIn: boolean): void {
  const show = useToast()
  const { key } = useLocation()
  useEffect(() => {
    const notice = takeNotice()
    if (notice) show('info', notice, { timeout: milliseconds })
  }, [key, isSignedIn, show])
}
