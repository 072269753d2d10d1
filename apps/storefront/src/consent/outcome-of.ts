import { data } from 'react-router'
import { failureText } from '#src/forms/failure-text.ts'
import type { FormOutcome } from '#src/forms/form-outcome.ts'
import { serverMessage } from '#src/forms/server-message.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { translatorOf } from '#src/i18n/messages.ts'
import { storeOf } from '#src/i18n/store-view.ts'

const kept = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

/** A page whose address holds a secret: kept by nobody, and its address is told to no other page. */
export function secretPage<T>(value: T) {
  return data(value, { headers: kept })
}

/** Does what a form asks for; what the server refuses or has to say is said in the shopper's language. */
export async function outcomeOf(request: Request, outcome: FormOutcome, work: () => Promise<unknown>) {
  const t = translatorOf(storeOf(request).locale)
  let said: unknown
  try {
    said = await work()
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    const refusal = failureText(t, error)
    return data<FormOutcome>({ ...outcome, refusal }, { status: 422, headers: kept })
  }
  const note = typeof said === 'string' ? { note: serverMessage(t, said) } : {}
  return data<FormOutcome>({ ...outcome, isDone: true, ...note }, { headers: kept })
}
