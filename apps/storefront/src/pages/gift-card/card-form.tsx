import { emailInput } from '#src/platform/forms/email-input.ts'
import { SentField } from '#src/ui/form/sent-field.tsx'
import { SentForm } from '#src/ui/form/sent-form.tsx'
import { formatDate } from '#src/platform/i18n/format.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { CardOutcome } from './submit-card-form.ts'
import { useOwnEmail } from './use-own-email.ts'

type Props = { readonly intent: CardOutcome['intent']; readonly outcome: CardOutcome | undefined }

/** The form that shows a card's balance or activates a posted card; the result appears above it. */
export function CardForm({ intent, outcome: last }: Props) {
  const t = useT()
  const outcome = last?.intent === intent ? last : undefined
  const code = { outcome, label: t('cart.giftCard.label'), inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <div role="status">{outcome?.card ? <CardNotice outcome={outcome} /> : null}</div>
      {intent === 'balance' ? (
        <SentForm name={intent} outcome={outcome} submit={t('giftCard.check')}>
          <input type="hidden" name="intent" value="balance" />
          <SentField {...code} name="code" maxLength={64} />
        </SentForm>
      ) : (
        <SentForm name={intent} outcome={outcome} submit={t('giftCard.unlock')}>
          <input type="hidden" name="intent" value="unlock" />
          <SentField {...code} name="unlock_code" maxLength={64} />
          <OwnerEmail outcome={outcome} />
        </SentForm>
      )}
    </>
  )
}

function OwnerEmail({ outcome }: Pick<Props, 'outcome'>) {
  const t = useT()
  const field = useOwnEmail()
  return <SentField {...emailInput} ref={field} outcome={outcome} label={t('giftCard.email')} autoComplete="email" />
}

function CardNotice({ outcome: { intent, card } }: { readonly outcome: CardOutcome }) {
  const t = useT()
  const store = useStore()
  const amount = formatMoney(store, card?.balance ?? {})
  return (
    <Notice
      tone="success"
      title={intent === 'balance' ? t('giftCard.balance', { amount }) : t('giftCard.open', { amount })}
    >
      {card?.expiration_date ? <p>{t('giftCard.until', { date: formatDate(store, card.expiration_date) })}</p> : null}
    </Notice>
  )
}
