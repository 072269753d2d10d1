import { data, type ActionFunctionArgs } from 'react-router'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { refusedOutcome } from '#src/domains/customer/form-outcome.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  CustomerSessionsDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  type CustomerSessionsQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { hasCode } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { guarded, leaveIfSignedOut } from '#src/shell/account/guard.ts'
import { SessionList } from './session-list.tsx'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'

type PageData = { readonly sessions: CustomerSessionsQuery['customerSessions']; readonly refusal?: string }

/** Loads the sessions. They are refused to an agent who acts for the customer. */
export const loader = guarded(async ({ request }): Promise<PageData> => {
  try {
    const { customerSessions } = await query(CustomerSessionsDocument, {}, request, { policy: 'network-only' })
    return { sessions: customerSessions }
  } catch (error) {
    if (!hasCode(error, 'AGENT_FORBIDDEN')) throw error
    return { sessions: null, refusal: failureText(translatorOf(storeOf(request).locale), error) }
  }
})

/** Ends one session, or all others if none is named. */
export async function action({ request }: ActionFunctionArgs) {
  const uid = (await request.formData()).get('uid')
  const outcome: FormOutcome = { errors: {}, values: {} }
  try {
    await (typeof uid === 'string'
      ? mutate(EndSessionDocument, { uid }, request)
      : mutate(EndOtherSessionsDocument, {}, request))
    return data<FormOutcome>({ ...outcome, isDone: true })
  } catch (error) {
    await leaveIfSignedOut(error, request)
    return data(refusedOutcome(translatorOf(storeOf(request).locale), error, outcome), { status: 422 })
  }
}

/** The page that shows where the customer is signed in. */
export function Component() {
  const t = useT()
  const page = useGuardedData<PageData>()
  return (
    <AccountFrame title={t('customer.sessions.title')}>
      {page?.refusal ? <Notice tone="info" title={page.refusal} /> : null}
      {page?.sessions ? <SessionList sessions={page.sessions} /> : null}
      {page ? null : <AccountSkeleton />}
    </AccountFrame>
  )
}
