import { emailInput } from '#src/platform/forms/email-input.ts'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { SentField } from '#src/ui/form/sent-field.tsx'
import { useT } from '#src/platform/i18n/store-context.tsx'

/** Fields that together identify an order's buyer: order number, email and last name. */
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
