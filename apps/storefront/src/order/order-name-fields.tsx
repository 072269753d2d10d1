import { emailInput } from '#src/forms/email-input.ts'
import type { FormOutcome } from '#src/forms/form-outcome.ts'
import { SentField } from '#src/forms/sent-field.tsx'
import { useT } from '#src/i18n/store-context.tsx'

/** What only the buyer of an order knows together: its number, an e-mail and a last name. */
export function OrderNameFields({ outcome }: { readonly outcome: FormOutcome | undefined }) {
  const t = useT()
  return (
    <>
      <SentField
        outcome={outcome}
        name="number"
        label={t('returns.guest.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={32}
      />
      <SentField outcome={outcome} {...emailInput} label={t('returns.guest.email')} autoComplete="email" />
      <SentField outcome={outcome} name="lastname" label={t('returns.guest.lastname')} autoComplete="family-name" />
    </>
  )
}
