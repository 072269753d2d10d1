import { longestWait } from '../longest-wait.ts'

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Fails with the name of what took too long. Playwright gives some of its calls no timeout, such as `evaluate` and `isVisible`:
 * they wait for as long as a navigation of the page is pending.
 */
export async function within<T>(work: Promise<T>, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Took more than ${longestWait} ms to ${name}`)), longestWait)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Polls until the response is as expected, and throws the last one on timeout. Vitest's own polling does not work in concurrent
 * tests.
 */
export async function eventually<T>(
  ask: () => Promise<T>,
  isRight: (response: T) => boolean,
  what = '',
): Promise<void> {
  const until = Date.now() + longestWait
  for (;;) {
    const response = await ask()
    if (isRight(response)) return
    if (Date.now() > until) throw new Error(`${String(response)} ${what}`)
    await pause(100)
  }
}

/** Prepares something once for all tests that need it; after a failure the next test prepares it again. */
export function sharedByAll<T>(prepare: () => Promise<T>): () => Promise<T> {
  let prepared: Promise<T> | undefined
  return () =>
    (prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined
      throw error
    }))
}
