import { failureText, unexpectedText } from '#src/platform/forms/failure-text.ts'
import type { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { outcomeTimeout, unexpectedTimeout } from '#src/ui/toast/toasts.ts'

type FailureNotice = { readonly message: string; readonly timeout: number }

/**
 * The toast for a failed request: the reasons for a refusal for 9 s, or an unexpected error with its debug id for 15 s. Null
 * when offline, which has its own notice.
 */
export function failureNotice(t: Translate, failure: GraphqlFailure, isOnline: boolean): FailureNotice | null {
  if (!isOnline) return null
  return failure.refusals.length > 0
    ? { message: failureText(t, failure), timeout: outcomeTimeout }
    : { message: unexpectedText(t, failure.debugId), timeout: unexpectedTimeout }
}
