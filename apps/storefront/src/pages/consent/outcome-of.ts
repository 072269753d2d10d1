import { data } from 'react-router'
import { failureText } from '#src/platform/forms/failure-text.ts'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'

const noStoreHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

/** Loader data for a page whose URL contains a secret: not cached, and sent to no other site as referrer. */
export function noStoreLoader<T>(value: T) {
  return data(value, { headers: noStoreHeaders })
}

/**
 * Submits a form and returns the outcome with texts in the shopper's language: the refusal of the server, or the message of the
 * server on success.
 */
export async function outcomeOf(request: Request, outcome: FormOutcome, work: () => Promise<unknown>) {
  const t = translatorOf(storeOf(request).locale)
  let message: unknown
  try {
    message = await work()
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    const refusal = failureText(t, error)
    return data<FormOutcome>({ ...outcome, refusal }, { status: 422, headers: noStoreHeaders })
  }
  const note = typeof message === 'string' ? { note: message } : {}
  return data<FormOutcome>({ ...outcome, isDone: true, ...note }, { headers: noStoreHeaders })
}
