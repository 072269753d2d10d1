import { emailInput } from '#src/forms/email-input.ts'
import { SentField } from '#src/forms/sent-field.tsx'
import { SentForm } from '#src/forms/sent-form.tsx'
import { formatDate } from '#src/i18n/format.ts'
import { formatMoney } from '#src/i18n/money.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { CardOutcome } from './ask-card.ts'

type Props = { readonly intent: CardOutcome['intent']; readonly outcome: CardOutcome | undefined }

/** Asks what is left on a card, or opens one that came by post; the answer stands above the form. */
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
          <SentField {...emailInput} outcome={outcome} label={t('giftCard.email')} autoComplete="email" />
        </SentForm>
      )}
    </>
  )
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
