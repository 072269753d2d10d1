import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { readPending } from './pending-order.ts'
import { watchPendingOrder } from './watch-pending-order.ts'

/**
 * Resumes a placeOrder call whose response was lost, while the page is open. Navigates to the order once the outcome is known;
 * returns the notice to show until then.
 */
export function usePendingOrder(): string | undefined {
  const store = useStore()
  const navigate = useNavigate()
  const [notice, setNotice] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    // If the response was lost on this page, the payment step already shows the error.
    const isFromBefore = readPending(store) !== undefined
    const stop = watchPendingOrder(store, async (resumed) => {
      if (!isCurrent) return
      setNotice(resumed.isUnknown && !isFromBefore ? undefined : resumed.notice)
      if (resumed.path) await navigate(resumed.path, { replace: true })
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [navigate, store])
  return notice
}
