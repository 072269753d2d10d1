import { useState } from 'react'
import { emailInput } from '#src/platform/forms/email-input.ts'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { SentField } from '#src/ui/form/sent-field.tsx'
import { SentForm } from '#src/ui/form/sent-form.tsx'
import type { Prefill } from './load-prefill.ts'
import { StepTitle } from './step-title.tsx'
import { WithdrawalItems } from './withdrawal-items.tsx'
import * as styles from './withdrawal-page.module.css'

type Props = { readonly prefill: Prefill; readonly outcome: FormOutcome | undefined }

/** The first step: who withdraws, from which order and from which items. Asks for no reason. */
export function WithdrawalForm({ prefill, outcome }: Props) {
  const t = useT()
  const { kind, name, email, orders } = prefill
  const [number, setNumber] = useState(outcome?.values['number'] ?? prefill.number)
  const order = orders.find((one) => one.number === number)
  return (
    <section className={styles['section']}>
      <StepTitle text={t('withdrawal.step.details')} takesFocus={outcome !== undefined} />
      <p className={styles['intro']}>{t('withdrawal.intro')}</p>
      <SentForm outcome={outcome} submit={t('withdrawal.next')}>
        <SentField
          outcome={outcome}
          name="name"
          label={t('withdrawal.name')}
          autoComplete="name"
          maxLength={100}
          defaultValue={name}
        />
        {kind === 'own' && orders.length > 0 ? (
          <OrderChoice orders={orders} value={order?.number ?? ''} onChange={setNumber} />
        ) : null}
        {order ? (
          <input type="hidden" name="number" value={number} />
        ) : (
          <SentField
            outcome={outcome}
            name="number"
            label={t('withdrawal.number')}
            hint={t('withdrawal.numberHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            defaultValue={number}
          />
        )}
        {kind === 'order' ? <p>{t('order.number', { number })}</p> : null}
        <WithdrawalItems key={number} items={order?.items ?? []} outcome={outcome} />
        <SentField
          outcome={outcome}
          {...emailInput}
          label={t('withdrawal.email')}
          autoComplete="email"
          defaultValue={email}
        />
      </SentForm>
    </section>
  )
}

type ChoiceProps = {
  readonly orders: Prefill['orders']
  readonly value: string
  readonly onChange: (number: string) => void
}

/** The customer's own orders, and an option for a number that is not among them. */
function OrderChoice({ orders, value, onChange }: ChoiceProps) {
  const t = useT()
  const store = useStore()
  const options = orders.map((order) => {
    const facts = [
      formatDate(store, `${order.order_date.replace(' ', 'T')}Z`),
      order.status,
      order.withdrawals.length > 0 ? t('withdrawal.declared') : '',
    ]
    return {
      value: order.number,
      label: t('order.number', { number: order.number }),
      detail: facts.filter(Boolean).join(' · '),
    }
  })
  return (
    <Choice
      legend={t('withdrawal.order')}
      name="order"
      value={value}
      onChange={onChange}
      options={[...options, { value: '', label: t('withdrawal.other') }]}
    />
  )
}
