/**
 * Work that all callers share who ask for it before it begins: one who asks while it runs gets the result of the next run, because what is
 * running may have read what has changed before the question. A run gets what its first caller gave.
 */
export function joined<Given, T>(work: (given: Given) => Promise<T>): (given: Given) => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = (given: Given): Promise<T> => {
    // Another one may have begun in the moment between two runs, and everyone has asked before it.
    if (running !== undefined) return running
    const own = work(given)
    const end = (): void => {
      running = undefined
      next = undefined
    }
    running = own
    own.then(end, end)
    return own
  }
  return (given) => {
    if (running === undefined) return start(given)
    const begin = (): Promise<T> => start(given)
    next ??= running.then(begin, begin)
    return next
  }
}
