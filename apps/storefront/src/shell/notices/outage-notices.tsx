import { useEffect } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { useOutage } from './use-outage.ts'
import { failureText, unexpectedText } from '#src/platform/forms/failure-text.ts'
import type { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { outcomeTimeout, unexpectedTimeout } from '#src/ui/toast/toasts.ts'

/** Shows one toast for each unexpected failure that does not cause the maintenance screen. */
export function OutageNotices() {
  const t = useT()
  const toast = useToast()
  const { state, failure } = useOutage()
  useEffect(() => {
    const notice = failure && state !== 'maintenance' ? failureNotice(t, failure, navigator.onLine) : null
    if (notice) toast('error', notice.message, { timeout: notice.timeout })
  }, [failure, state, t, toast])
  return null
}

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
