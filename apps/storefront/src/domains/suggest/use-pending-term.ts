import { useEffect, useEffectEvent, useState } from 'react'
import { createPendingTerm, type PendingTerm } from './pending-term.ts'

let isFirst = true

/** The debounced search term. `unread` returns text that was typed before this code had loaded. */
export function usePendingTerm(
  submit: (term: string, isRested: boolean) => void,
  unread: () => string | undefined,
): PendingTerm {
  const onTerm = useEffectEvent(submit)
  const onStart = useEffectEvent(unread)
  const [pending] = useState(() => {
    let send: typeof submit = () => undefined
    const term = createPendingTerm((text, isRested) => send(text, isRested))
    return { ...term, listen: (listener: typeof submit) => (send = listener) }
  })
  useEffect(() => {
    pending.listen((term, isRested) => onTerm(term, isRested))
    const text = isFirst ? onStart() : undefined
    isFirst = false
    if (text !== undefined) pending.type(text)
    return pending.cancel
  }, [pending])
  return pending
}
