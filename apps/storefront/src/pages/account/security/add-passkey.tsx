import type { SubmitEvent } from 'react'
import type { SignInWaysFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './sign-in-ways.module.css'
import { useAddPasskey } from './use-add-passkey.ts'

/** Adds a passkey. Asks for the password if the sign-in was long ago. */
export function AddPasskey({ ways }: { readonly ways: SignInWaysFragment }) {
  const t = useT()
  const { isBusy, failure, add } = useAddPasskey()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    void add({ name: textOf(form, 'passkeyName'), password: textOf(form, 'passkeyPassword') })
  }
  const needsPassword = !ways.is_recent && ways.has_password
  return (
    <form className={styles['form']} onSubmit={submit}>
      {failure ? <Notice tone="error" title={failure} /> : null}
      {ways.is_recent || needsPassword ? null : <Notice tone="info" title={t('customer.passkey.signInAgain')} />}
      <Field
        name="passkeyName"
        label={t('customer.passkey.name')}
        hint={t('customer.passkey.nameHint')}
        maxLength={60}
        autoComplete="off"
        isOptional
      />
      {needsPassword ? (
        <>
          <p>{t('customer.passkey.again')}</p>
          <PasswordField
            name="passkeyPassword"
            label={t('customer.password')}
            autoComplete="current-password"
            required
          />
        </>
      ) : null}
      <p>
        <Button type="submit" isLoading={isBusy}>
          {t('customer.passkey.add')}
        </Button>
      </p>
    </form>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
