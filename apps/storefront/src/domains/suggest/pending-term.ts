const debounce = 500

/** A debounced search term, submitted 500 ms after typing stops, or on `flush`. */
export type PendingTerm = {
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
