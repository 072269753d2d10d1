import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { useToast } from '#src/ui/toast/toast.tsx'

/** Changes one way to sign in. `onDone` gets the text to show. */
export function useWayChange(doneText: (outcome: FormOutcome) => string) {
  const toast = useToast()
  const fetcher = useFetcher<FormOutcome>()
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const finish = useEffectEvent((done: FormOutcome) => {
    toast('success', doneText(done))
    // The pressed button was removed.
    document.querySelector<HTMLElement>('h1')?.focus()
  })
  useEffect(() => {
    if (outcome?.isDone) finish(outcome)
  }, [outcome])
  return {
    isRunning: fetcher.state !== 'idle',
    refusal: outcome?.refusal,
    run: (fields: Readonly<Record<string, string>>) => void fetcher.submit({ ...fields }, { method: 'post' }),
  }
}
