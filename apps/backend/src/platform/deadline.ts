import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import { platformErrors } from './errors.ts'

/** The time limit of the work for one request. */
export interface Deadline {
  /**
   * Aborted when time is up or the client has disconnected. `throwIfAborted` also compares the clock, in case the timer is late.
   */
  readonly signal: AbortSignal
  /** Stops the work because the client has disconnected. Has no effect after `extend`. */
  cancel(): void
  /** Multiplies the time limit, and lets the work continue even without its client. */
  extend(times: number): void
  /** Stops the timer once the work is done. */
  clear(): void
}

/**
 * Starts the time limit of a request. Work that blocks the event loop is stopped at the next field or statement that it executes.
 */
export function startDeadline(milliseconds: number): Deadline {
  const controller = new AbortController()
  const { signal } = controller
  const began = performance.now()
  let until = began + milliseconds
  let isCancellable = true
  const startTimer = () =>
    setTimeout(() => controller.abort(platformErrors.DEADLINE()), until - performance.now()).unref()
  let timer = startTimer()
  signal.throwIfAborted = () => {
    if (!signal.aborted && performance.now() >= until) controller.abort(platformErrors.DEADLINE())
    if (signal.aborted) throw signal.reason
  }
  return {
    signal,
    cancel() {
      if (isCancellable) controller.abort(platformErrors.CLIENT_LEFT())
    },
    extend(times) {
      clearTimeout(timer)
      isCancellable = false
      until = began + milliseconds * times
      timer = startTimer()
    },
    clear: () => clearTimeout(timer),
  }
}

const deadlines = new AsyncLocalStorage<Deadline | undefined>()

/** The deadline of the current request. */
export const currentDeadline = (): Deadline | undefined => deadlines.getStore()

/** Runs the work of a request under its deadline. */
export const underDeadline = <T>(deadline: Deadline, work: () => Promise<T>): Promise<T> =>
  deadlines.run(deadline, work)

/** Runs work outside of the current request's deadline: for results that other requests share, or that must be stored. */
export const withoutDeadline = <T>(work: () => T): T => deadlines.run(undefined, work)

/** Refuses to send a statement if the request's time is up. */
export const deadlinePlugin: KyselyPlugin = {
  transformQuery({ node }) {
    deadlines.getStore()?.signal.throwIfAborted()
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}
