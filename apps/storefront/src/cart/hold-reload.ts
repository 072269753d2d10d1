const holds = new Set<object>()
const waiting: (() => void)[] = []

/** While a payment is in flight the page is not loaded anew; call the answer when it has come. */
export function holdReload(): () => void {
  const hold = {}
  holds.add(hold)
  return () => {
    holds.delete(hold)
    if (holds.size > 0) return
    for (const reload of waiting.splice(0)) reload()
  }
}

/** Does what would load the page anew, at once or when nothing holds it any more. */
export function whenFree(reload: () => void): void {
  if (holds.size === 0) reload()
  else waiting.push(reload)
}
