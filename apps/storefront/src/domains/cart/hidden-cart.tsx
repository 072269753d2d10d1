import { useT } from '#src/platform/i18n/store-context.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import * as styles from './hidden-cart.module.css'

/** The placeholder of a customer's cart, which only the browser may load. */
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
