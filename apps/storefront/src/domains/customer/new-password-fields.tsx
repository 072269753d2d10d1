import { useT } from '#src/platform/i18n/store-context.tsx'
import { AccountField } from './account-field.tsx'
import type { FormOutcome } from './form-outcome.ts'

type Props = {
  readonly outcome: FormOutcome | undefined
  readonly labels: { readonly password: string; readonly confirmPassword: string }
}

const longest = 128

/** A new password with a hint on its rules, and its repetition. */
export function NewPasswordFields({ outcome, labels }: Props) {
  const t = useT()
  return (
    <>
      <AccountField
        outcome={outcome}
        name="password"
        type="password"
        label={labels.password}
        hint={t('customer.passwordHint')}
        autoComplete="new-password"
        maxLength={longest}
      />
      <AccountField
        outcome={outcome}
        name="confirmPassword"
        type="password"
        label={labels.confirmPassword}
        autoComplete="new-password"
        maxLength={longest}
      />
    </>
  )
}
