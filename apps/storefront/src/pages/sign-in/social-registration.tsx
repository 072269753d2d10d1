import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { FormConsents } from '#src/domains/customer/form-consents.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { NameFields } from '#src/domains/customer/name-fields.tsx'
import type { SocialOutcome } from '#src/domains/session/sign-in/social-sign-in.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { AuthPage } from './auth-page.tsx'
import { NewsletterBox } from './newsletter-box.tsx'
import type { ProviderResponse } from './provider-response.ts'
import { labelsOfConsents, type RegistrationAgreements } from './registration-consents.ts'

type Props = {
  readonly person: Extract<SocialOutcome, { kind: 'register' }>
  readonly response: ProviderResponse
  readonly agreements: RegistrationAgreements
  readonly outcome: FormOutcome | undefined
}

/** The registration of a person whom a provider has identified: the names, newsletter and the shop's agreements. */
export function SocialRegistration({ person: { email, registration }, response, agreements, outcome }: Props) {
  const t = useT()
  const labels = {
    firstname: t('customer.firstname'),
    lastname: t('customer.lastname'),
    ...labelsOfConsents([...agreements.newsletter, ...agreements.account]),
  }
  return (
    <AuthPage title={t('customer.create.title')}>
      <p>{t('customer.social.register', { email })}</p>
      <AccountForm outcome={outcome} labels={labels} submit={t('customer.create.submit')}>
        <input type="hidden" name="key" value={registration.key} />
        <NameFields
          outcome={outcome}
          labels={labels}
          defaults={{
            firstname: registration.firstname || response.firstname,
            lastname: registration.lastname || response.lastname,
          }}
        />
        <NewsletterBox agreements={agreements.newsletter} outcome={outcome} />
        <FormConsents agreements={agreements.account} outcome={outcome} />
      </AccountForm>
    </AuthPage>
  )
}
