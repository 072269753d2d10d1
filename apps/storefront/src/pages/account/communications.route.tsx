import { data, useActionData, type ActionFunctionArgs } from 'react-router'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import {
  AccountPageDocument,
  ChangeSubscriptionDocument,
  type AccountPageQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { refusedOutcome, type FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { guarded } from './guard.ts'
import { useGuardedData } from './use-guarded-data.ts'

export const loader = guarded(({ request }) => query(AccountPageDocument, {}, request, { policy: 'network-only' }))

/** Subscribes the customer to the newsletter, or unsubscribes. */
export async function action({ request }: ActionFunctionArgs) {
  const isSubscribed = (await request.formData()).get('newsletter') === 'on'
  const outcome: FormOutcome = { errors: {}, values: {} }
  try {
    await mutate(ChangeSubscriptionDocument, { isSubscribed }, request)
    return data<FormOutcome>({ ...outcome, isDone: true })
  } catch (error) {
    return data(refusedOutcome(translatorOf(storeOf(request).locale), error, outcome), { status: 422 })
  }
}

/** The page with the customer's communication preferences. */
export function Component() {
  const t = useT()
  const customer = useGuardedData<AccountPageQuery>()?.customer
  const outcome = useActionData<FormOutcome>()
  return (
    <AccountFrame title={t('customer.communications.title')}>
      {customer ? (
        <>
          {outcome?.isDone ? <DoneNotice title={t('customer.information.done')} /> : null}
          <AccountCard title={t('customer.communications.email')}>
            <p>{t(customer.is_subscribed ? 'customer.communications.on' : 'customer.communications.off')}</p>
            <AccountForm outcome={outcome} labels={{}} submit={t('customer.save')}>
              <Checkbox name="newsletter" defaultChecked={customer.is_subscribed ?? false}>
                {t('customer.create.newsletter')}
              </Checkbox>
            </AccountForm>
          </AccountCard>
        </>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}
