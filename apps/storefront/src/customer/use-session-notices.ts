import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useToast } from '#src/notices/toast.tsx'
import { takeNotice } from './session-notice.ts'

const milliseconds = 9000

/** Says on this page what the last one left to be said. */
export function useSessionNotices(): void {
  const show = useToast()
  const { key } = useLocation()
  useEffect(() => {
    const notice = takeNotice()
    if (notice) show('info', notice, { timeout: milliseconds })
  }, [key, show])
}
