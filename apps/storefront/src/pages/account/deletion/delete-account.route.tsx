import { requireValue } from '@bocian/rules/validators.ts'
import { data, redirectDocument, replace, useActionData, type ActionFunctionArgs } from 'react-router'
import {
  checkFields,
  fieldsOf,
  hasErrors,
  refusedOutcome,
  type FormOutcome,
} from '#src/domains/customer/form-outcome.ts'
import { endSession } from '#src/domains/session/end/end-session.ts'
import { signInPath } from '#src/domains/session/sign-in/origin-path.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  DeleteAccountDocument,
  DeleteAccountPageDocument,
  type DeleteAccountFormFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { hasCode } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { guarded, leaveIfSignedOut } from '#src/shell/account/guard.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { DeletionFacts } from './deletion-facts.tsx'

type PageData = { readonly ways: DeleteAccountFormFragment | null; readonly refusal?: string }

/** Loads how the customer must prove to be the owner. It is refused to an agent who acts for the customer. */
export const loader = guarded(async ({ request }): Promise<PageData> => {
  try {
    const options = { policy: 'network-only', rejectsPartial: true } as const
    const { customerSignInWays } = await query(DeleteAccountPageDocument, {}, request, options)
    return { ways: customerSignInWays }
  } catch (error) {
    if (!hasCode(error, 'AGENT_FORBIDDEN')) throw error
    return { ways: null, refusal: failureText(translatorOf(storeOf(request).locale), error) }
  }
})

/** Deletes the account, or signs out so that the customer signs in again first. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const form = await request.formData()
  if (form.get('intent') === 'again') {
    await endSession({ isRevoked: true })
    throw replace(signInPath(store, new URL(request.url).pathname))
  }
  const fields = fieldsOf(form, ['sure', 'currentPassword'])
  const needsPassword = form.has('currentPassword')
  const outcome = checkFields(fields, {
    ...(needsPassword ? { currentPassword: requireValue } : {}),
    sure: requireValue,
  })
  if (hasErrors(outcome)) return data(outcome, { status: 422 })
  try {
    await mutate(DeleteAccountDocument, { password: needsPassword ? fields['currentPassword'] : null }, request)
  } catch (error) {
    await leaveIfSignedOut(error, request)
    return data(refusedOutcome(translatorOf(store.locale), error, outcome), { status: 422 })
  }
  // Quietly: the guard of this page would lead to the sign-in page, and back to this one.
  await endSession({ isRevoked: false, isQuiet: true, notice: 'customer.notice.deleted' })
  throw redirectDocument(href(store, '/'))
}

/** The page where customers delete their account: what is deleted, what stays, and the proof that it is theirs. */
export function Component() {
  const t = useT()
  const page = useGuardedData<PageData>()
  const outcome = useActionData<FormOutcome>()
  return (
    <AccountFrame title={t('customer.delete.title')}>
      {page?.refusal ? <Notice tone="info" title={page.refusal} /> : null}
      {page?.ways ? (
        <>
          <DeletionFacts />
          <DeleteAccountForm ways={page.ways} outcome={outcome} />
        </>
      ) : null}
      {page ? null : <AccountSkeleton />}
    </AccountFrame>
  )
}
