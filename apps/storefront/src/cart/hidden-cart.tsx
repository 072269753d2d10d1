import { useT } from '#src/i18n/store-context.tsx'
import { PageHead } from '#src/seo/page-head.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import styles from './hidden-cart.module.css'

/** Stands for a customer's cart until the browser has asked for it. */
export function HiddenCart() {
  const t = useT()
  return (
    <div className={styles['page']} role="status" aria-busy="true" aria-label={t('cart.title')}>
      <PageHead title={t('cart.title')} robots="NOINDEX, NOFOLLOW" />
      <Skeleton height="2.5rem" width="12rem" />
      <Skeleton height="8rem" />
      <Skeleton height="8rem" />
      <noscript>{t('customer.account.needsScript')}</noscript>
    </div>
  )
}
