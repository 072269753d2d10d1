import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import styles from './contact-step.module.css'

/** A link to the sign-in page, which returns to the checkout. */
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
