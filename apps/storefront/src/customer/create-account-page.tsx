import { useLocation } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { ShopLink } from '#src/url/shop-link.tsx'
import { AccountField } from './account-field.tsx'
import { AccountForm } from './account-form.tsx'
import { doorPath } from './checkout-door.ts'
import { DoorPage } from './door-page.tsx'
import { EmailField } from './email-field.tsx'
import type { FormOutcome } from './form-outcome.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './sign-in-page.module.css'
import { useKeptOrigin } from './use-kept-origin.ts'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

/** Names, e-mail, a password twice, and the newsletter for who wants it. */
export function CreateAccountPage({ outcome }: { readonly outcome: FormOutcome | undefined }) {
  const t = useT()
  const store = useStore()
  const { pathname, state } = useLocation()
  const from = useKeptOrigin()
  useLeaveWhenSignedIn(from)
  const labels = {
    firstname: t('customer.firstname'),
    lastname: t('customer.lastname'),
    email: t('customer.email'),
    password: t('customer.password'),
    confirmPassword: t('customer.confirmPassword'),
  }
  if (outcome?.isDone)
    return (
      <DoorPage title={t('customer.create.confirm.title')}>
        <p>{t('customer.create.confirm.text')}</p>
      </DoorPage>
    )
  return (
    <DoorPage title={t('customer.create.title')}>
      <p>
        {t('customer.create.known')}{' '}
        <ShopLink className={styles['forgot']} to={doorPath(store, pathname, 'sign-in')} state={state}>
          {t('customer.signIn.submit')}
        </ShopLink>
      </p>
      <AccountForm outcome={outcome} labels={labels} submit={t('customer.create.submit')} draft="create-account">
        <input type="hidden" name="from" value={from ?? ''} />
        <AccountField outcome={outcome} name="firstname" label={labels.firstname} autoComplete="given-name" />
        <AccountField outcome={outcome} name="lastname" label={labels.lastname} autoComplete="family-name" />
        <EmailField outcome={outcome} autoComplete="email" />
        <NewPasswordFields outcome={outcome} labels={labels} />
        <Checkbox name="newsletter">{t('customer.create.newsletter')}</Checkbox>
      </AccountForm>
    </DoorPage>
  )
}
