import { useLocation, useSearchParams } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'
import { ShopLink } from '#src/url/shop-link.tsx'
import { AccountField } from './account-field.tsx'
import { AccountForm } from './account-form.tsx'
import { doorPath, isCheckoutDoor } from './checkout-door.ts'
import { DoorPage } from './door-page.tsx'
import { EmailField } from './email-field.tsx'
import type { FormOutcome } from './form-outcome.ts'
import styles from './sign-in-page.module.css'
import { useKeptOrigin } from './use-kept-origin.ts'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

/** E-mail and password, the way to a forgotten one, and the way to an account for who has none. */
export function SignInPage({ outcome }: { readonly outcome: FormOutcome | undefined }) {
  const t = useT()
  const store = useStore()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const from = useKeptOrigin()
  useLeaveWhenSignedIn(from)
  const labels = { email: t('customer.email'), password: t('customer.password') }
  return (
    <DoorPage title={t('customer.signIn.title')} aside={<NewHere />}>
      {search.has('created') ? <Notice tone="success" title={t('customer.create.done')} /> : null}
      {search.has('changed') ? <Notice tone="success" title={t('customer.reset.done')} /> : null}
      <noscript>
        <Notice tone="warning" title={t('customer.signIn.needsScript')} />
      </noscript>
      <AccountForm outcome={outcome} labels={labels} submit={t('customer.signIn.submit')}>
        <input type="hidden" name="from" value={from ?? ''} />
        <EmailField outcome={outcome} autoComplete="username" />
        <AccountField
          outcome={outcome}
          name="password"
          type="password"
          label={labels.password}
          autoComplete="current-password"
        />
        <ShopLink className={styles['forgot']} to={doorPath(store, pathname, 'forgot-password')}>
          {t('customer.signIn.forgot')}
        </ShopLink>
      </AccountForm>
    </DoorPage>
  )
}

function NewHere() {
  const t = useT()
  const store = useStore()
  const { pathname, state } = useLocation()
  const isCheckout = isCheckoutDoor(store, pathname)
  return (
    <>
      <h2 className={styles['heading']}>{t('customer.signIn.new.title')}</h2>
      <ul className={styles['reasons']}>
        <li>{t('customer.signIn.new.orders')}</li>
        <li>{t('customer.signIn.new.address')}</li>
        <li>{t('customer.signIn.new.cart')}</li>
      </ul>
      <ButtonLink variant="secondary" to={doorPath(store, pathname, 'create-account')} state={state}>
        {t('customer.create.title')}
      </ButtonLink>
      {isCheckout ? (
        <ButtonLink variant="quiet" to={href(store, '/checkout')}>
          {t('customer.signIn.asGuest')}
        </ButtonLink>
      ) : null}
    </>
  )
}
