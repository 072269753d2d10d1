import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import type { AccountInformationFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountField } from '#src/domains/customer/account-field.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { NewPasswordFields } from '#src/domains/customer/new-password-fields.tsx'

type Props = { readonly customer: AccountInformationFragment | null; readonly outcome: FormOutcome | undefined }

/** The forms for the customer's name and password. */
export function AccountInformationPage({ customer, outcome }: Props) {
  const t = useT()
  const intent = outcome?.values['intent']
  return (
    <AccountFrame title={t('customer.information.title')}>
      {customer ? (
        <>
          {outcome?.isDone ? (
            <DoneNotice
              key={intent}
              title={t(intent === 'password' ? 'customer.information.passwordDone' : 'customer.information.done')}
            />
          ) : null}
          <Names customer={customer} outcome={intent === 'names' ? outcome : undefined} />
          <Password key={String(outcome?.isDone)} outcome={intent === 'password' ? outcome : undefined} />
        </>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}

function Names({
  customer,
  outcome,
}: {
  readonly customer: AccountInformationFragment
  readonly outcome: FormOutcome | undefined
}) {
  const t = useT()
  const labels = { firstname: t('customer.firstname'), lastname: t('customer.lastname') }
  return (
    <AccountCard title={t('customer.information.names')}>
      <p>
        {t('customer.email')}: {customer.email}
      </p>
      <AccountForm outcome={outcome} labels={labels} submit={t('customer.save')} intent="names" draft="names">
        <AccountField
          outcome={outcome}
          name="firstname"
          label={labels.firstname}
          autoComplete="given-name"
          defaultValue={customer.firstname ?? ''}
        />
        <AccountField
          outcome={outcome}
          name="lastname"
          label={labels.lastname}
          autoComplete="family-name"
          defaultValue={customer.lastname ?? ''}
        />
      </AccountForm>
    </AccountCard>
  )
}

function Password({ outcome }: { readonly outcome: FormOutcome | undefined }) {
  const t = useT()
  const labels = {
    currentPassword: t('customer.information.current'),
    password: t('customer.reset.new'),
    confirmPassword: t('customer.confirmPassword'),
  }
  return (
    <AccountCard title={t('customer.information.password')}>
      <AccountForm outcome={outcome} labels={labels} submit={t('customer.reset.submit')} intent="password">
        <AccountField
          outcome={outcome}
          name="currentPassword"
          type="password"
          label={labels.currentPassword}
          autoComplete="current-password"
        />
        <NewPasswordFields outcome={outcome} labels={labels} />
      </AccountForm>
    </AccountCard>
  )
}
