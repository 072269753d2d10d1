let last: Promise<unknown> = Promise.resolve()

/** Sends changes to the cart one at a time in the browser. On the server requests are independent of each other. */
export function serializeCartMutations<T>(task: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return task()
  const next = last.then(task, task)
  last = next.catch(() => undefined)
  return next
}
