import { useLocation, useSearchParams } from 'react-router'
import { useAfterHydration } from '#src/platform/hydration/use-after-hydration.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { accountPath, isCheckoutAccountPath } from '#src/domains/customer/checkout-account-path.ts'
import { AuthPage } from './auth-page.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import * as styles from './sign-in-page.module.css'
import { SignInFields, useSignInLabels } from '#src/domains/customer/sign-in-fields.tsx'
import { useReturnPath } from '#src/domains/customer/use-return-path.ts'
import type { SignInOffers } from '#src/domains/session/sign-in/social-providers.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { useLeaveWhenSignedIn } from '#src/domains/customer/use-leave-when-signed-in.ts'
import { checkoutPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  readonly outcome: FormOutcome | undefined
  readonly offers: SignInOffers
}

/** The sign-in form, with links to reset the password and to register. */
export function SignInPage({ outcome, offers }: Props) {
  const t = useT()
  const store = useStore()
  const { pathname, state } = useLocation()
  const [search] = useSearchParams()
  const from = useReturnPath()
  useLeaveWhenSignedIn(from)
  // The server does not know the history entry's state, which a reload keeps.
  const failure = useAfterHydration() ? keptFailure(state) : undefined
  const labels = useSignInLabels()
  return (
    <AuthPage title={t('customer.signIn.title')} aside={<NewHere />}>
      {search.has('created') ? <Notice tone="success" title={t('customer.create.done')} /> : null}
      {search.has('changed') ? <Notice tone="success" title={t('customer.reset.done')} /> : null}
      <noscript>
        <Notice tone="warning" title={t('customer.signIn.needsScript')} />
      </noscript>
      {outcome === undefined && failure !== undefined ? <Notice tone="error" title={failure} /> : null}
      <SocialButtons providers={offers.providers} from={from}>
        {offers.hasPasskeys ? <PasskeyButton from={from} /> : null}
      </SocialButtons>
      <AccountForm outcome={outcome} labels={labels} submit={t('customer.signIn.submit')}>
        <input type="hidden" name="from" value={from ?? ''} />
        <SignInFields outcome={outcome} hasPasskeys={offers.hasPasskeys} />
        <ShopLink className={styles['forgot']} to={accountPath(store, pathname, 'forgot-password')}>
          {t('customer.signIn.forgot')}
        </ShopLink>
      </AccountForm>
    </AuthPage>
  )
}

/** Why a sign-in with a provider failed, in a history entry's state. */
function keptFailure(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'failure' in state && typeof state.failure === 'string'
    ? state.failure
    : undefined
}

function NewHere() {
  const t = useT()
  const store = useStore()
  const { pathname, state } = useLocation()
  const isCheckout = isCheckoutAccountPath(store, pathname)
  return (
    <>
      <h2 className={styles['heading']}>{t('customer.signIn.new.title')}</h2>
      <ul className={styles['reasons']}>
        <li>{t('customer.signIn.new.orders')}</li>
        <li>{t('customer.signIn.new.address')}</li>
        <li>{t('customer.signIn.new.cart')}</li>
      </ul>
      <ButtonLink variant="secondary" to={accountPath(store, pathname, 'create-account')} state={state}>
        {t('customer.create.title')}
      </ButtonLink>
      {isCheckout ? (
        <ButtonLink variant="quiet" to={href(store, checkoutPath)}>
          {t('customer.signIn.asGuest')}
        </ButtonLink>
      ) : null}
    </>
  )
}
