import { failureText, unexpectedText } from '#src/forms/failure-text.ts'
import type { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import type { Translate } from '#src/i18n/messages.ts'
import { outcomeTimeout, unexpectedTimeout } from './toasts.ts'

type FailureNotice = { readonly message: string; readonly timeout: number }

/**
 * What a toast says of a failed call: the server's words to the shopper for 9 s, else an unexpected error with its
 * debug id for 15 s. Nothing without a connection: that has been said.
 */
export function failureNotice(t: Translate, failure: GraphqlFailure, isOnline: boolean): FailureNotice | null {
  if (!isOnline) return null
  return failure.messages.length > 0
    ? { message: failureText(t, failure), timeout: outcomeTimeout }
    : { message: unexpectedText(t, failure.debugId), timeout: unexpectedTimeout }
}
