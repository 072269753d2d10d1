import { useLocation } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { accountPath, isCheckoutAccountPath } from '#src/domains/customer/checkout-account-path.ts'
import { FormConsents } from '#src/domains/customer/form-consents.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailField } from '#src/domains/customer/email-field.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { NameFields } from '#src/domains/customer/name-fields.tsx'
import { NewPasswordFields } from '#src/domains/customer/new-password-fields.tsx'
import { NewsletterBox } from './newsletter-box.tsx'
import { labelsOfConsents, type RegistrationAgreements } from './registration-consents.ts'
import * as styles from './sign-in-page.module.css'
import type { SocialProvider } from '#src/domains/session/sign-in/social-providers.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useReturnPath } from '#src/domains/customer/use-return-path.ts'
import { useLeaveWhenSignedIn } from '#src/domains/customer/use-leave-when-signed-in.ts'

type Props = {
  readonly agreements: RegistrationAgreements
  readonly providers: readonly SocialProvider[]
  readonly outcome: FormOutcome | undefined
}

/** The registration form: names, email, password twice, newsletter and the shop's agreements. */
export function CreateAccountPage({ agreements, providers, outcome }: Props) {
  const t = useT()
  const store = useStore()
  const { pathname, state } = useLocation()
  const from = useReturnPath()
  useLeaveWhenSignedIn(from)
  const labels = {
    firstname: t('customer.firstname'),
    lastname: t('customer.lastname'),
    email: t('customer.email'),
    password: t('customer.password'),
    confirmPassword: t('customer.confirmPassword'),
    ...labelsOfConsents([...agreements.newsletter, ...agreements.account]),
  }
  if (outcome?.isDone)
    return (
      <AuthPage title={t('customer.create.confirm.title')}>
        <DoneNotice title={t('customer.create.confirm.text')} />
        <ButtonLink to={accountPath(store, pathname, 'sign-in')} state={state}>
          {t('customer.signIn.submit')}
        </ButtonLink>
        {isCheckoutAccountPath(store, pathname) ? (
          <ButtonLink variant="secondary" to={href(store, '/checkout')}>
            {t('customer.signIn.asGuest')}
          </ButtonLink>
        ) : null}
        <ShopLink className={styles['forgot']} to={href(store, '/customer/account/confirm')}>
          {t('customer.confirm.again')}
        </ShopLink>
      </AuthPage>
    )
  return (
    <AuthPage title={t('customer.create.title')}>
      <p>
        {t('customer.create.known')}{' '}
        <ShopLink className={styles['forgot']} to={accountPath(store, pathname, 'sign-in')} state={state}>
          {t('customer.signIn.submit')}
        </ShopLink>
      </p>
      <SocialButtons providers={providers} from={from} />
      <AccountForm outcome={outcome} labels={labels} submit={t('customer.create.submit')} draft="create-account">
        <input type="hidden" name="from" value={from ?? ''} />
        <NameFields outcome={outcome} labels={labels} />
        <EmailField outcome={outcome} autoComplete="email" />
        <NewPasswordFields outcome={outcome} labels={labels} />
        <NewsletterBox agreements={agreements.newsletter} outcome={outcome} />
        <FormConsents agreements={agreements.account} outcome={outcome} />
      </AccountForm>
    </AuthPage>
  )
}
