/** How long the outcome of a change stays readable before the page may reload, in milliseconds. */
const readingTime = 4000

let count = 0
const waiting: (() => void)[] = []

/** Marks a change as in flight; call the returned function once its response has arrived. */
export function beginChange(): () => void {
  count += 1
  return () =>
    void setTimeout(() => {
      count -= 1
      if (count > 0) return
      for (const action of waiting.splice(0)) action()
    }, readingTime)
}

/** Runs an action that reloads the page once no change is in flight and the last outcome could be read. */
export function whenNoChange(action: () => void): void {
  if (count === 0) action()
  else waiting.push(action)
}
