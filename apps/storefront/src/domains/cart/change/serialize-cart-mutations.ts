let last: Promise<unknown> = Promise.resolve()

type Options = {
  /** True for an estimate, which changes nothing: it is sent at once, and nothing waits for it. */
  readonly skipsQueue?: boolean
}

/** Sends changes to the cart one at a time in the browser. On the server requests are independent of each other. */
export function serializeCartMutations<T>(task: () => Promise<T>, { skipsQueue = false }: Options = {}): Promise<T> {
  if (import.meta.env.SSR || skipsQueue) return task()
  const next = last.then(task, task)
  last = next.catch(() => undefined)
  return next
}
