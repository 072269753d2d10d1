let last: Promise<unknown> = Promise.resolve()

/** In the browser changes to the cart are sent one at a time; on the server each request is on its own. */
export function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return task()
  const next = last.then(task, task)
  last = next.catch(() => undefined)
  return next
}
