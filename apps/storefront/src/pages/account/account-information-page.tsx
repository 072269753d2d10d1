import { useState } from 'react'
import { emailInput } from '#src/platform/forms/email-input.ts'
import { Choice } from '#src/ui/choice/choice.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import type { AccountInformationFragment, AgentAccessFragment } from '#src/platform/graphql/documents.gen.ts'
import type { MessageKey } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import { AccountField } from '#src/domains/customer/account-field.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { AgentAccess } from './agent-access/agent-access.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { NameFields } from '#src/domains/customer/name-fields.tsx'
import { NewPasswordFields } from '#src/domains/customer/new-password-fields.tsx'
import { forgotPasswordPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  readonly customer: (AccountInformationFragment & AgentAccessFragment) | null
  /** Whether the store view offers to save cards. */
  readonly canSaveCards: boolean
  readonly outcome: FormOutcome | undefined
}

const doneTexts: Readonly<Record<string, MessageKey>> = {
  email: 'customer.information.emailDone',
  password: 'customer.information.passwordDone',
}

function doneText({ values }: FormOutcome): MessageKey {
  if (values['intent'] === 'agents')
    return values['agents'] === 'on' ? 'customer.agents.allowed' : 'customer.agents.forbidden'
  return doneTexts[values['intent'] ?? ''] ?? 'customer.information.done'
}

/** The forms for the customer's name, email, password and sales agents. */
export function AccountInformationPage({ customer, canSaveCards, outcome }: Props) {
  const t = useT()
  const store = useStore()
  const intent = outcome?.values['intent']
  return (
    <AccountFrame title={t('customer.information.title')}>
      {customer ? (
        <>
          {outcome?.isDone ? <DoneNotice key={intent} title={t(doneText(outcome))} /> : null}
          <Names customer={customer} outcome={intent === 'names' ? outcome : undefined} />
          <Email
            key={`email ${customer.email}`}
            current={customer.email ?? ''}
            outcome={intent === 'email' ? outcome : undefined}
          />
          <Password key={String(outcome?.isDone)} outcome={intent === 'password' ? outcome : undefined} />
          <AccountCard
            title={t('customer.sessions.title')}
            link={{ to: href(store, '/account-information/devices'), text: t('customer.sessions.link') }}
          >
            <p>{t('customer.sessions.linkText')}</p>
          </AccountCard>
          {canSaveCards ? (
            <AccountCard
              title={t('customer.cards.title')}
              link={{ to: href(store, '/account-information/cards'), text: t('customer.cards.link') }}
            >
              <p>{t('customer.cards.linkText')}</p>
            </AccountCard>
          ) : null}
          <AccountCard
            title={t('customer.ways.title')}
            link={{ to: href(store, '/account-information/signing-in'), text: t('customer.ways.link') }}
          >
            <p>{t('customer.ways.linkText')}</p>
          </AccountCard>
          <AgentAccess customer={customer} outcome={intent === 'agents' ? outcome : undefined} />
          <PersonalData />
          <Deletion />
        </>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}

/** Leads to the page where the customer can download or delete the stored data. */
function PersonalData() {
  const t = useT()
  const link = { to: href(useStore(), '/customer/anonymization'), text: t('customer.information.dataLink') }
  return (
    <AccountCard title={t('customer.information.data')} link={link}>
      <p>{t('customer.information.dataText')}</p>
    </AccountCard>
  )
}

/** Leads to the page where the customer can delete the account. */
function Deletion() {
  const t = useT()
  const link = { to: href(useStore(), '/account-information/delete'), text: t('customer.delete.link') }
  return (
    <AccountCard title={t('customer.delete.title')} link={link}>
      <p>{t('customer.delete.linkText')}</p>
    </AccountCard>
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
  const labels = { firstname: t('customer.firstname'), lastname: t('customer.lastname'), vat: t('address.field.vat') }
  const [kind, setKind] = useState(customer.taxvat ? 'company' : 'person')
  return (
    <AccountCard title={t('customer.information.names')}>
      <AccountForm outcome={outcome} labels={labels} submit={t('customer.save')} intent="names" draft="names">
        <NameFields
          outcome={outcome}
          labels={labels}
          defaults={{ firstname: customer.firstname ?? '', lastname: customer.lastname ?? '' }}
        />
        <Choice
          legend={t('address.kind.legend')}
          name="kind"
          layout="pair"
          value={kind}
          options={[
            { value: 'person', label: t('address.kind.person') },
            { value: 'company', label: t('address.kind.company') },
          ]}
          onChange={setKind}
        />
        {kind === 'company' ? (
          <AccountField outcome={outcome} name="vat" label={labels.vat} defaultValue={customer.taxvat ?? ''} />
        ) : null}
      </AccountForm>
    </AccountCard>
  )
}

function Email({ current, outcome }: { readonly current: string; readonly outcome: FormOutcome | undefined }) {
  const t = useT()
  const labels = { email: t('customer.information.newEmail'), emailPassword: t('customer.information.current') }
  return (
    <AccountCard title={t('customer.information.email')}>
      <p>{current}</p>
      <AccountForm
        outcome={outcome}
        labels={labels}
        submit={t('customer.information.emailSubmit')}
        intent="email"
        draft="email"
      >
        <AccountField outcome={outcome} {...emailInput} label={labels.email} autoComplete="email" />
        <AccountField
          outcome={outcome}
          name="emailPassword"
          type="password"
          label={labels.emailPassword}
          autoComplete="current-password"
        />
      </AccountForm>
    </AccountCard>
  )
}

function Password({ outcome }: { readonly outcome: FormOutcome | undefined }) {
  const t = useT()
  const store = useStore()
  const labels = {
    currentPassword: t('customer.information.current'),
    password: t('customer.reset.new'),
    confirmPassword: t('customer.confirmPassword'),
  }
  return (
    <AccountCard
      title={t('customer.information.password')}
      link={{ to: href(store, forgotPasswordPath), text: t('customer.signIn.forgot') }}
    >
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
