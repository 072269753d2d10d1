const holds = new Set<object>()
let waiting: (() => void) | undefined

/** While a payment is in flight the page is not loaded anew; call the answer when it has come. */
export function holdReload(): () => void {
  const hold = {}
  holds.add(hold)
  return () => {
    holds.delete(hold)
    if (holds.size > 0) return
    waiting?.()
    waiting = undefined
  }
}

/** Does what would load the page anew, at once or when nothing holds it any more. */
export function whenFree(reload: () => void): void {
  if (holds.size === 0) reload()
  else waiting = reload
}
