import { emailInput } from '#src/platform/forms/email-input.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { AccountField } from './account-field.tsx'
import type { FormOutcome } from './form-outcome.ts'

type Props = {
  readonly outcome: FormOutcome | undefined
  /** With `webauthn`, the browser also offers passkeys in the field. */
  readonly autoComplete: 'email' | 'username' | 'username webauthn'
}

export function EmailField({ outcome, autoComplete }: Props) {
  const t = useT()
  return <AccountField outcome={outcome} {...emailInput} label={t('customer.email')} autoComplete={autoComplete} />
}
