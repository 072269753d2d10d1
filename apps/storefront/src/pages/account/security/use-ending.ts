import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'

export type Ending = ReturnType<typeof useEnding>

/** Ends one session of the list, or all others. */
export function useEnding() {
  const t = useT()
  const toast = useToast()
  const fetcher = useFetcher<FormOutcome>()
  const [isSingle, setSingle] = useState(true)
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const finish = useEffectEvent(() => {
    toast('success', t(isSingle ? 'customer.sessions.ended' : 'customer.sessions.othersEnded'))
    // The pressed button was removed.
    document.querySelector<HTMLElement>('h1')?.focus()
  })
  useEffect(() => {
    if (outcome?.isDone) finish()
  }, [outcome])
  return {
    isRunning: fetcher.state !== 'idle',
    refusal: outcome?.refusal,
    /** Ends the session with this uid, or all others if it is undefined. */
    run: (uid: string | undefined) => {
      setSingle(uid !== undefined)
      void fetcher.submit(uid === undefined ? {} : { uid }, { method: 'post' })
    },
  }
}
