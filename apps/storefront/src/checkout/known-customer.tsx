import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { ShopLink } from '#src/url/shop-link.tsx'
import styles from './contact-step.module.css'

/** The way to the sign-in for who has an account; it leads back here. */
export function KnownCustomer() {
  const t = useT()
  return (
    <p>
      {t('customer.create.known')}{' '}
      <ShopLink className={styles['signIn']} to={href(useStore(), '/checkout/sign-in/')}>
        {t('customer.signIn.submit')}
      </ShopLink>
    </p>
  )
}
