const rest = 500

/** A term on its way: submitted once nobody has typed for half a second, or at once when it is asked for. */
export type PendingTerm = {
  /** Takes what stands in the field now; what is blank is never submitted. */
  readonly type: (text: string) => void
  /** Submits what waits, if anything does. */
  readonly flush: () => void
  readonly cancel: () => void
}

/** `submit` learns whether the term came because typing rested. */
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
      if (waiting !== '') timer = setTimeout(() => send(true), rest)
    },
    flush: () => send(false),
    cancel: () => void take(),
  }
}
