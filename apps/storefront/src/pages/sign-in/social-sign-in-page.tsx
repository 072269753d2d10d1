import { useEffect, useEffectEvent, useRef } from 'react'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import type { SocialProvider } from '#src/domains/session/sign-in/social-providers.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AuthPage } from './auth-page.tsx'
import { isCancelled, type ProviderResponse } from './provider-response.ts'
import type { RegistrationAgreements } from './registration-consents.ts'
import { SocialRegistration } from './social-registration.tsx'
import { useSocialSignIn } from './use-social-sign-in.ts'

type Props = {
  /** The provider that has returned the visitor; undefined if an emailed link opened the page. */
  readonly provider: SocialProvider | undefined
  readonly response: ProviderResponse
  readonly emailKey: string
  readonly agreements: RegistrationAgreements
  readonly outcome: FormOutcome | undefined
}

/** Finishes a sign-in with a provider. A failure returns to the sign-in page, which says why. */
export function SocialSignInPage({ provider, response, emailKey, agreements, outcome }: Props) {
  const t = useT()
  const { result, isRunning, failure, finish, confirm, leave } = useSocialSignIn()
  const begin = useEffectEvent(() => {
    if (!provider) return
    if (isCancelled(response)) leave(t('customer.social.cancelled'))
    else if (response.error || !response.code) leave(t('customer.social.failed'))
    else void finish({ provider: provider.id, code: response.code, state: response.state })
  })
  // A state is valid only once, so it must not be sent again.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [])
  if (result?.kind === 'register')
    return <SocialRegistration person={result} response={response} agreements={agreements} outcome={outcome} />
  if (result?.kind === 'mailed')
    return (
      <AuthPage title={t('customer.create.confirm.title')}>
        <Notice tone="info" title={t('customer.social.mailed', { email: result.email })} />
      </AuthPage>
    )
  if (!provider)
    return (
      <AuthPage title={t('customer.confirm.title')}>
        {failure ? <Notice tone="error" title={failure} /> : null}
        <p>{t('customer.social.confirm')}</p>
        <Button size="large" isWide isLoading={isRunning} onClick={() => void confirm(emailKey)}>
          {t('customer.confirm.submit')}
        </Button>
      </AuthPage>
    )
  return (
    <AuthPage title={t('customer.signIn.title')}>
      <p role="status">{t('customer.social.running')}</p>
      <noscript>
        <Notice tone="warning" title={t('customer.signIn.needsScript')} />
      </noscript>
    </AuthPage>
  )
}
