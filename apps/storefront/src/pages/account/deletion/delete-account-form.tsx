import { Form } from 'react-router'
import { AccountField } from '#src/domains/customer/account-field.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { errorText } from '#src/platform/forms/error-text.ts'
import type { DeleteAccountFormFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'

type Props = { readonly ways: DeleteAccountFormFragment; readonly outcome: FormOutcome | undefined }

/** Asks for the password before the account is deleted; without one, for a sign-in of the last minutes. */
export function DeleteAccountForm({ ways, outcome }: Props) {
  const t = useT()
  const labels = { currentPassword: t('customer.information.current'), sure: t('customer.delete.sure') }
  return (
    <AccountCard title={t('customer.delete.title')}>
      {ways.has_password ? null : <p>{t('customer.delete.noPassword')}</p>}
      {ways.has_password || ways.is_recent ? (
        <AccountForm outcome={outcome} labels={labels} submit={t('customer.delete.submit')}>
          {ways.has_password ? (
            <AccountField
              outcome={outcome}
              name="currentPassword"
              type="password"
              label={labels.currentPassword}
              autoComplete="current-password"
            />
          ) : null}
          <Checkbox name="sure" id="field-sure" error={errorText(t, outcome?.errors['sure'])}>
            {labels.sure}
          </Checkbox>
        </AccountForm>
      ) : (
        <Form method="post" replace>
          <input type="hidden" name="intent" value="again" />
          <Button type="submit" size="large" isWide>
            {t('customer.delete.again')}
          </Button>
        </Form>
      )}
    </AccountCard>
  )
}
