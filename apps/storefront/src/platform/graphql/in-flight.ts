/** How long the result of a mutation stays visible before the page may reload, in milliseconds. */
const readingTime = 4000

let count = 0
const waiting: (() => void)[] = []

/** Marks a mutation as in flight; call the returned function when its response has arrived. */
export function beginChange(): () => void {
  count += 1
  return () =>
    void setTimeout(() => {
      count -= 1
      if (count > 0) return
      for (const action of waiting.splice(0)) action()
    }, readingTime)
}

/** Runs an action that reloads the page, as soon as no mutation is in flight and the last result was visible long enough. */
export function whenNoChange(action: () => void): void {
  if (count === 0) action()
  else waiting.push(action)
}
