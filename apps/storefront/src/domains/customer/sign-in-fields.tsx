import { useT } from '#src/platform/i18n/store-context.tsx'
import { AccountField } from './account-field.tsx'
import { EmailField } from './email-field.tsx'
import type { FormOutcome } from './form-outcome.ts'

type Props = {
  readonly outcome: FormOutcome | undefined
  /** True if the browser may offer passkeys in the email field. */
  readonly hasPasskeys?: boolean
}

/** Email address and password of an account. */
export function SignInFields({ outcome, hasPasskeys = false }: Props) {
  const { password } = useSignInLabels()
  return (
    <>
      <EmailField outcome={outcome} autoComplete={hasPasskeys ? 'username webauthn' : 'username'} />
      <AccountField
        outcome={outcome}
        name="password"
        type="password"
        label={password}
        autoComplete="current-password"
      />
    </>
  )
}

/** The labels of the fields by name. */
export function useSignInLabels() {
  const t = useT()
  return { email: t('customer.email'), password: t('customer.password') }
}
