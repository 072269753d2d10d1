import { onTestFinished } from 'vitest'
import type { Data } from './complete-data.ts'

/**
 * A response of `fakeGraphql` that hangs and then fails: the first call waits for `fail`, which refuses it because the shop is busy. All
 * others get the data.
 */
export function lateFailure(data: Data) {
  const { promise, reject } = Promise.withResolvers<never>()
  const fail = (): void => reject(new Error('TRY_AGAIN'))
  // Also if the test has failed before: later changes of the cart would wait for this one.
  promise.catch(() => undefined)
  onTestFinished(fail)
  let calls = 0
  const respond = (): Data | Promise<Data> => {
    calls += 1
    return calls === 1 ? promise : data
  }
  return { respond, fail }
}
