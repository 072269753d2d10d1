import { emailInput } from '#src/forms/email-input.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { AccountField } from './account-field.tsx'
import type { FormOutcome } from './form-outcome.ts'

type Props = { readonly outcome: FormOutcome | undefined; readonly autoComplete: 'email' | 'username' }

/** The e-mail address of an account. */
export function EmailField({ outcome, autoComplete }: Props) {
  const t = useT()
  return <AccountField outcome={outcome} {...emailInput} label={t('customer.email')} autoComplete={autoComplete} />
}
