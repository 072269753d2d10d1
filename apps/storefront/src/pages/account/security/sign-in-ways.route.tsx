import { data, type ActionFunctionArgs } from 'react-router'
import { fieldsOf, refusedOutcome, type FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  SignInWaysDocument,
  UnlinkSocialProviderDocument,
  type SignInWaysQuery,
  type SocialProviderEnum,
} from '#src/platform/graphql/documents.gen.ts'
import { hasCode } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { guarded } from '#src/shell/account/guard.ts'
import { LinkedProviders } from './linked-providers.tsx'
import { Passkeys } from './passkeys.tsx'
import { TwoStepCard } from './two-step-card.tsx'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'

type PageData = { readonly loaded: SignInWaysQuery | null; readonly refusal?: string }

/** Loads how the customer can sign in. It is refused to an agent who acts for the customer. */
export const loader = guarded(async ({ request }): Promise<PageData> => {
  try {
    return { loaded: await query(SignInWaysDocument, {}, request, { policy: 'network-only', rejectsPartial: true }) }
  } catch (error) {
    if (!hasCode(error, 'AGENT_FORBIDDEN')) throw error
    return { loaded: null, refusal: failureText(translatorOf(storeOf(request).locale), error) }
  }
})

/** Renames or removes a passkey, or unlinks a provider. */
export async function action({ request }: ActionFunctionArgs) {
  const values = fieldsOf(await request.formData(), ['intent', 'uid', 'name', 'provider'])
  const outcome: FormOutcome = { errors: {}, values }
  const { intent, uid = '', name = '', provider = '' } = values
  try {
    if (intent === 'unlink')
      await mutate(UnlinkSocialProviderDocument, { provider: provider as SocialProviderEnum }, request)
    else if (intent === 'rename') await mutate(RenamePasskeyDocument, { uid, name }, request)
    else await mutate(RemovePasskeyDocument, { uid }, request)
    return data<FormOutcome>({ ...outcome, isDone: true })
  } catch (error) {
    return data(refusedOutcome(translatorOf(storeOf(request).locale), error, outcome), { status: 422 })
  }
}

/** The page about passkeys, linked accounts and, for agents, the second factor. */
export function Component() {
  const t = useT()
  const page = useGuardedData<PageData>()
  const { customerSignInWays: ways, customer, storeConfig } = page?.loaded ?? {}
  return (
    <AccountFrame title={t('customer.ways.title')}>
      {page?.refusal ? <Notice tone="info" title={page.refusal} /> : null}
      {ways ? (
        <>
          {customer?.is_agent ? <TwoStepCard /> : null}
          <Passkeys ways={ways} isOffered={storeConfig?.passkeys_enabled === true} />
          <LinkedProviders ways={ways} />
        </>
      ) : null}
      {page ? null : <AccountSkeleton />}
    </AccountFrame>
  )
}
