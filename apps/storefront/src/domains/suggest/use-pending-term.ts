import { useEffect, useEffectEvent, useState } from 'react'

const debounce = 500

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

/** A debounced search term, submitted 500 ms after typing stops, or on `flush`. */
type PendingTerm = {
  /** Sets the text of the field. Blank text is never submitted. */
  readonly type: (text: string) => void
  /** Submits the pending term immediately, if any. */
  readonly flush: () => void
  readonly cancel: () => void
}

/** `isRested` is true if the term was submitted because typing stopped. */
export function createPendingTerm(submit: (term: string, isRested: boolean) => void): PendingTerm {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting = ''
  const take = (): string => {
    clearTimeout(timer)
    const term = waiting
    waiting = ''
    return term
  }
  const send = (isRested: boolean): void => {
    const term = take()
    if (term !== '') submit(term, isRested)
  }
  return {
    type(text) {
      take()
      waiting = text.trim()
      if (waiting !== '') timer = setTimeout(() => send(true), debounce)
    },
    flush: () => send(false),
    cancel: () => void take(),
  }
}
