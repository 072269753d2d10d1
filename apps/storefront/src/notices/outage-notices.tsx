import { useEffect } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { failureNotice } from './failure-notice.ts'
import { useToast } from './toast.tsx'
import { useOutage } from './use-outage.ts'

/** Says once of each failed call that nobody expected and that did not close the shop. */
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
