/** What Adyen's component says of a payment that it did not complete. */
export type CardOutcome = 'refused' | 'unclear'

const inProgress = '704'

/**
 * Adyen has refused when it says so: by a result, or by a fault of the request itself. Else the answer was lost on its
 * way, and the money may have been taken.
 */
export function cardOutcomeOf(failure: unknown): CardOutcome {
  if (isObject(failure) && typeof failure['resultCode'] === 'string') return 'refused'
  const cause = isObject(failure) ? failure['cause'] : undefined
  if (!isObject(cause) || cause['errorCode'] === inProgress) return 'unclear'
  const { status } = cause
  return typeof status === 'number' && [400, 401, 403, 404, 422].includes(status) ? 'refused' : 'unclear'
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
