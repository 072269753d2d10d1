/** The outcome of a payment that Adyen's component did not complete. */
export type CardOutcome = 'refused' | 'unclear'

const inProgress = '704'

/**
 * The payment was refused if Adyen returned a result or rejected the request as invalid. Otherwise the response was lost, and
 * the card may have been charged.
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
