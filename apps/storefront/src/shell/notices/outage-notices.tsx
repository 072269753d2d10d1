import { useEffect } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { failureNotice } from './failure-notice.ts'
import { useToast } from '#src/ui/toast/toast.tsx'
import { useOutage } from './use-outage.ts'

/** Shows one toast for each unexpected failure that does not cause the maintenance screen. */
export function OutageNotices() {
  const t = useT()
  const toast = useToast()
  const { state, failure } = useOutage()
  useEffect(() => {
    const notice = failure && state !== 'maintenance' ? failureNotice(t, failure, navigator.onLine) : null
    if (notice) toast('error', notice.message, { timeout: notice.timeout })
  }, [failure, state, t, toast])
  return null
}
